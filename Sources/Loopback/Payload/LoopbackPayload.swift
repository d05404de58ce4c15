/// Pseudo-random bytes that are made where they are needed: to be sent by a server or by a client, and to be compared
/// with at the other end, without ever being in memory together.
///
/// ```swift
/// let payload = LoopbackPayload(seed: 7, count: 1 << 30)
/// let server = try LoopbackServer(bodies: .hashed) { _ in .response(200, body: payload) }
/// ```
///
/// The same seed gives the same bytes. They are the numbers of SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast
/// splittable pseudorandom number generators", 2014), the least significant byte first, and are not fit for secrets.
/// No compression makes them smaller.
public struct LoopbackPayload: Sendable, Hashable {
  /// Where the bytes begin; any number.
  public let seed: UInt64
  /// How many there are; 0 or more.
  public let count: Int

  /// A payload of so many bytes.
  ///
  /// - Parameters:
  ///   - seed: Where the bytes begin; any number.
  ///   - count: How many there are; a negative number counts as 0.
  public init(seed: UInt64, count: Int) {
    self.seed = seed
    self.count = max(0, count)
  }

  /// The bytes at these places, as far as there are any.
  public func bytes(_ places: Range<Int>) -> [UInt8] {
    let wanted = places.clamped(to: 0..<count)
    guard let last = wanted.last else { return [] }
    // Whole numbers are made and the bytes outside cut off, since a number for each byte costs eight times as much.
    let first = wanted.lowerBound / 8
    let words = last / 8 - first + 1
    let made = [UInt8](unsafeUninitializedCapacity: words * 8) { buffer, count in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      var state = seed &+ UInt64(first) &* SplitMix.step
      var offset = 0
      while offset < words &* 8 {
        state &+= SplitMix.step
        raw.storeBytes(of: SplitMix.mix(state).littleEndian, toByteOffset: offset, as: UInt64.self)
        offset &+= 8
      }
      count = words * 8
    }
    let start = wanted.lowerBound - first * 8
    return start == 0 && wanted.count == made.count ? made : Array(made[start..<(start + wanted.count)])
  }

  /// All the bytes in order, in pieces.
  ///
  /// - Parameter size: How many bytes a piece has, but for the last; at least 1.
  public func pieces(of size: Int = 65_536) -> Pieces {
    Pieces(payload: self, size: max(1, size))
  }

  /// The digest of all the bytes, which are made for it and let go.
  public var digest: LoopbackDigest {
    var digest = LoopbackDigest()
    for piece in pieces() {
      digest.append(piece)
    }
    return digest
  }

  /// The pieces of a payload, each made when it is asked for.
  public struct Pieces: Sequence, IteratorProtocol, Sendable {
    private let payload: LoopbackPayload
    private let size: Int
    private var start = 0

    init(payload: LoopbackPayload, size: Int) {
      self.payload = payload
      self.size = size
    }

    /// The next piece; nil after the last.
    public mutating func next() -> [UInt8]? {
      guard start < payload.count else { return nil }
      let end = start + Swift.min(size, payload.count - start)
      defer { start = end }
      return payload.bytes(start..<end)
    }
  }
}
