/// Where text is written to, and what can be done there.
///
/// It writes through a closure, so that a test sees each character:
///
///     let output = TerminalOutput(traits: .plain) { text in … }
///     output.writeLine("\(model.origin)")
public struct TerminalOutput: Sendable {
  /// What can be done there.
  public let traits: TerminalTraits

  private let currentColumns: @Sendable () -> Int?
  private let writeText: @Sendable (String) -> Void

  /// Makes an output.
  /// - Parameters:
  ///   - traits: What can be done there.
  ///   - columns: How many columns it has at present, more than 0; `nil` when that is not known.
  ///   - write: Writes text exactly as it is, on whichever thread it is called; it must not write to this
  ///     output again.
  public init(
    traits: TerminalTraits, columns: @escaping @Sendable () -> Int? = { nil },
    write: @escaping @Sendable (String) -> Void
  ) {
    self.traits = traits
    self.currentColumns = columns
    self.writeText = write
  }

  /// Whether somebody watches, and what was written can be erased.
  public var isInteractive: Bool { traits.isInteractive }

  /// Whether escape sequences for colour and weight may be written.
  public var usesColor: Bool { traits.usesColor }

  /// How many columns there are at present, more than 0; `nil` when that is not known.
  public var columns: Int? {
    currentColumns().flatMap { $0 > 0 ? $0 : nil }
  }

  /// The same place, written to as if it could neither redraw nor show colour.
  public var plain: TerminalOutput {
    TerminalOutput(traits: .plain, columns: currentColumns, write: writeText)
  }

  /// Writes text exactly as it is, escape sequences included: only text of the program's own.
  public func write(_ text: String) {
    writeText(text)
  }

  /// Writes one line, with its styles where there is colour; its text is harmless by construction.
  public func writeLine(_ line: StyledText) {
    write(line.rendered(color: usesColor) + "\n")
  }
}
