/// The body of a request, as far as it has come.
struct RequestBody: Equatable {
  /// The bytes, when they are kept.
  private(set) var bytes: [UInt8] = []
  /// The digest of the bytes, when they are not kept.
  private(set) var digest: LoopbackDigest?

  init(_ bodies: LoopbackServer.Bodies) {
    digest = bodies == .hashed ? LoopbackDigest() : nil
  }

  /// Takes in bytes that follow those before.
  mutating func append(_ part: ArraySlice<UInt8>) {
    if digest == nil {
      bytes.append(contentsOf: part)
    } else {
      digest?.append(part)
    }
  }
}
