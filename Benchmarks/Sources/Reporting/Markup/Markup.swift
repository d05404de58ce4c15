/// A piece of HTML or SVG that is well-formed XML as well.
///
/// Text becomes markup only through here, so nothing that came from a report can be taken for a tag.
struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The markup as it stands in a file.
  let source: String

  /// The elements that HTML ends by themselves.
  private static let voids: Set<String> = ["meta", "br", "hr"]

  /// Text, every character of which is shown as it is.
  init(_ text: String) {
    source = Self.escaped(text)
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  private init(source: String) {
    self.source = source
  }

  /// Nothing.
  static let nothing = Markup(source: "")

  /// An element.
  /// - Parameters:
  ///   - name: Its name, which is not escaped.
  ///   - attributes: The names of its attributes, which are not escaped, and their values, which are.
  ///   - children: What is in it.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Markup] = []
  ) -> Markup {
    let list = attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    guard !voids.contains(name) else { return Markup(source: "<\(name)\(list)/>") }
    return Markup(source: "<\(name)\(list)>\(children.map(\.source).joined())</\(name)>")
  }

  /// An element with nothing but text in it.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String
  ) -> Markup {
    element(name, attributes, [Markup(text)])
  }

  /// A style sheet; it is ours, and has neither `<` nor `&` in it.
  static func style(_ sheet: String) -> Markup {
    Markup(source: "<style>\(sheet)</style>")
  }

  /// Pieces after one another, each on a line of its own.
  static func lines(_ pieces: [Markup]) -> Markup {
    Markup(source: pieces.map { $0.source + "\n" }.joined())
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar.isText ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }
}
