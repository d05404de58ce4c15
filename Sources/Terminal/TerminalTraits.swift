/// What a place that text is written to can do: redraw what it shows, and show colour.
public struct TerminalTraits: Sendable, Hashable {
  /// Whether somebody watches, and what was written can be moved over and erased.
  public let isInteractive: Bool
  /// Whether escape sequences for colour and weight may be written.
  public let usesColor: Bool

  /// Makes traits; for outputs of your own.
  /// - Parameters:
  ///   - isInteractive: Whether somebody watches, and what was written can be erased.
  ///   - usesColor: Whether escape sequences for colour and weight may be written.
  public init(isInteractive: Bool, usesColor: Bool) {
    self.isInteractive = isInteractive
    self.usesColor = usesColor
  }

  /// Neither redraws nor has colour: a file, a pipe, a terminal that knows no escape sequences.
  public static let plain = TerminalTraits(isInteractive: false, usesColor: false)

  /// Reads the traits of a stream from its environment, and from nothing else.
  ///
  /// What is no terminal is plain, and so is one whose `TERM` is unset, empty or `dumb`. `NO_COLOR` with any
  /// value but an empty one takes the colour away (https://no-color.org), and the redrawing stays.
  /// - Parameters:
  ///   - environment: The process's environment variables.
  ///   - isTerminal: Whether the stream leads to a terminal, as `isatty` says.
  public init(environment: [String: String], isTerminal: Bool) {
    let term = environment["TERM"] ?? ""
    isInteractive = isTerminal && !term.isEmpty && term != "dumb"
    usesColor = isInteractive && (environment["NO_COLOR"] ?? "").isEmpty
  }
}
