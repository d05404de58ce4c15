#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why text could not be written.
public struct WriteFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The `errno` that the system left.
  public let code: Int32

  /// Makes a failure.
  /// - Parameter code: The `errno` that the system left.
  public init(code: Int32) {
    self.code = code
  }

  /// Whether nobody reads any more, as after `| head`; that is not worth a word.
  public var isClosedPipe: Bool { code == EPIPE }

  /// One sentence with the system's text for the code.
  public var description: String {
    "The output could not be written: \(String(cString: strerror(code)))."
  }
}
