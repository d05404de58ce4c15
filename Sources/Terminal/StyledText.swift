/// One line of text, in spans that each have their styles; it never holds a control character.
///
/// Whatever text it is made of goes through ``Swift/String/sanitizedForTerminal``, so a text that a server
/// sent can be put in as it is:
///
///     let line = StyledText("origin ", .dim) + "\(model.origin)"
public struct StyledText: Sendable, Hashable, ExpressibleByStringInterpolation {
  struct Span: Sendable, Hashable {
    var text: String
    var styles: [TextStyle]
  }

  private(set) var spans: [Span]

  /// Makes a line of one span.
  /// - Parameters:
  ///   - text: The text, from any source.
  ///   - styles: How it looks where there is colour.
  public init(_ text: String, _ styles: TextStyle...) {
    spans = [Span(text: text.sanitizedForTerminal, styles: styles)]
  }

  /// - Parameter spans: Spans of other texts, so that theirs are harmless already.
  init(spans: [Span]) {
    self.spans = spans
  }

  /// Makes a line of one span without styles, as a literal with or without interpolations does.
  /// - Parameter text: The text, from any source.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Puts two texts one after the other on one line.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var joined = left
    joined.spans += right.spans
    return joined
  }

  /// The text alone.
  public var plain: String {
    spans.map(\.text).joined()
  }

  /// The text as it is written.
  /// - Parameter color: Whether the styles are written too; if not, this is ``plain``.
  public func rendered(color: Bool) -> String {
    guard color else { return plain }
    return spans.map { TextStyle.apply($0.styles, to: $0.text) }.joined()
  }
}
