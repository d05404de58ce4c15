import Synchronization

/// Keeps all that is written to its outputs, in order: for tests of whatever writes to a terminal.
///
///     let transcript = Transcript()
///     transcript.output(.plain).writeLine("cache: loading")
///     #expect(transcript.text == "cache: loading\n")
public final class Transcript: Sendable {
  private let written = Mutex("")

  /// Makes an empty transcript.
  public init() {}

  /// What was written, since it was made or since ``takeText()``.
  public var text: String {
    written.withLock { $0 }
  }

  /// Forgets what was written.
  /// - Returns: What was written.
  public func takeText() -> String {
    written.withLock { text in
      defer { text = "" }
      return text
    }
  }

  /// Makes an output that writes here; several of them mix, as standard output and error do on a terminal.
  /// - Parameters:
  ///   - traits: What can be done there.
  ///   - columns: How many columns it has, more than 0; `nil` when that is not known.
  public func output(_ traits: TerminalTraits, columns: Int? = nil) -> TerminalOutput {
    TerminalOutput(traits: traits, columns: { columns }) { text in
      self.written.withLock { $0 += text }
    }
  }
}
