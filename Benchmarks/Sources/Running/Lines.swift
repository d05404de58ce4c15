import Foundation

/// The lines of a stream, as they come.
struct Lines: Sequence, IteratorProtocol {
  private let handle: FileHandle
  private var buffer = Data()

  init(of handle: FileHandle) {
    self.handle = handle
  }

  mutating func next() -> Data? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return Data(buffer[..<end])
      }
      let more = handle.availableData
      guard !more.isEmpty else { return nil }
      buffer.append(more)
    }
  }
}
