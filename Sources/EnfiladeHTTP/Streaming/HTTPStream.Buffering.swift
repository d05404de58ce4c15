extension HTTPStream {
  /// What becomes of bytes that come faster than they are read.
  ///
  /// URLSession on Linux cannot be made to wait, so a reader who is slow is helped by a buffer.
  public struct Buffering: Sendable, Hashable {
    /// What becomes of bytes that memory has no room for.
    public enum Overflow: Sendable, Hashable {
      /// They wait in a temporary file, which nobody else sees and which is gone afterwards, also when the process
      /// is killed. When more than so many bytes wait there, the stream fails with
      /// ``HTTPError/Oversized/backlog``.
      case spill(limit: Int)
      /// The stream fails with ``HTTPError/Oversized/backlog``.
      case fail
    }

    /// How many bytes wait in memory; at least 1.
    public var memory: Int
    /// What becomes of the others.
    public var overflow: Overflow

    /// Makes a rule.
    /// - Parameters:
    ///   - memory: How many bytes wait in memory; at least 1.
    ///   - overflow: What becomes of the others.
    public init(memory: Int = 1 << 20, overflow: Overflow = .spill(limit: 1 << 30)) {
      self.memory = memory
      self.overflow = overflow
    }

    /// One MiB in memory, and one GiB in a temporary file.
    public static let standard = Buffering()
  }
}
