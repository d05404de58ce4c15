#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension TerminalOutput {
  /// Makes an output that writes to a descriptor and takes its traits from there.
  ///
  ///     let output = TerminalOutput(.standardOutput, environment: ProcessInfo.processInfo.environment)
  ///
  /// - Parameters:
  ///   - writer: Who writes.
  ///   - environment: The process's environment variables; see ``TerminalTraits/init(environment:isTerminal:)``.
  public init(_ writer: DescriptorWriter, environment: [String: String]) {
    let descriptor = writer.descriptor
    self.init(
      traits: TerminalTraits(environment: environment, isTerminal: isatty(descriptor) == 1),
      columns: { Self.columns(of: descriptor) },
      write: { writer.write($0) })
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }
}
