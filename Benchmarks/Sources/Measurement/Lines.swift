public import Foundation

/// The lines of a stream, as they come; what stands behind the last line break is no line.
public struct Lines: Sequence, IteratorProtocol {
  private let handle: FileHandle
  private var buffer = Data()

  /// - Parameter handle: What is read, until its end.
  public init(of handle: FileHandle) {
    self.handle = handle
  }

  /// Waits for the next line.
  /// - Returns: The line without its end; `nil` at the end of the stream.
  public mutating func next() -> Data? {
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
