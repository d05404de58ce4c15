#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A system call that failed while a `LoopbackServer` was being started.
public struct LoopbackError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name of the call: `socket`, `bind`, `listen`.
  public let operation: String
  /// The `errno` that it left.
  public let code: Int32
  /// The system's text for the code.
  public let text: String

  /// An error of this call, with the system's text for the code.
  public init(operation: String, code: Int32) {
    self.operation = operation
    self.code = code
    self.text = String(cString: strerror(code))
  }

  /// One sentence with the call, the text and the code.
  public var description: String {
    "The loopback server could not start: \(operation) failed with \"\(text)\" (errno \(code))."
  }
}
