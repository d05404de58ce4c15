/// Builds JSON byte by byte, because layout and escapes are part of what is measured.
struct JSONWriter: Sendable {
  /// How a document is laid out.
  enum Style: Sendable, Hashable {
    /// One member or element a line, indented by so many spaces for each level.
    case indented(by: Int)
    /// On one line, each UTF-16 unit beyond ASCII as `\uXXXX`, and integers beyond 2^53 with the digits that
    /// JavaScript gives them: what `twitterescaped.json` went through.
    case escaped
  }

  /// What has been written.
  private(set) var bytes: [UInt8] = []
  let style: Style
  private var depth = 0
  private var isEmpty = true

  /// The bytes of a document.
  static func bytes(of document: some JSONWritable, _ style: Style) -> [UInt8] {
    var writer = JSONWriter(style: style)
    document.write(to: &writer)
    return writer.bytes
  }

  private init(style: Style) {
    self.style = style
  }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclose("{", members, "}")
  }

  mutating func array(_ elements: (inout JSONWriter) -> Void) {
    enclose("[", elements, "]")
  }

  mutating func member(_ key: String, _ value: some JSONWritable) {
    separate()
    string(key)
    raw(style == .escaped ? ":" : ": ")
    value.write(to: &self)
  }

  /// Appends a member that has no value in any document that is written.
  mutating func null(_ key: String) {
    member(key, Bool?.none)
  }

  mutating func element(_ value: some JSONWritable) {
    separate()
    value.write(to: &self)
  }

  /// Appends what is JSON already.
  mutating func raw(_ json: String) {
    bytes.append(contentsOf: json.utf8)
  }

  private mutating func enclose(_ opening: String, _ content: (inout JSONWriter) -> Void, _ closing: String) {
    raw(opening)
    depth += 1
    isEmpty = true
    content(&self)
    depth -= 1
    if !isEmpty { breakLine() }
    isEmpty = false
    raw(closing)
  }

  private mutating func separate() {
    if !isEmpty { raw(",") }
    isEmpty = false
    breakLine()
  }

  private mutating func breakLine() {
    guard case .indented(let spaces) = style else { return }
    raw("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces * depth))
  }
}
