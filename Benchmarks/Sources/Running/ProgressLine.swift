/// One line that is written over and over while something is measured; silent where nobody watches.
struct ProgressLine {
  let isShown: Bool
  /// How many columns there are; a longer text would go on in another line, which nothing erases.
  var width: Int?
  let write: (String) -> Void

  func show(_ text: String) {
    guard isShown else { return }
    // A terminal may begin another line as soon as this one is full.
    let line = width.map { String(text.prefix(max(0, $0 - 1))) } ?? text
    write("\r\(line)\u{1B}[K")
  }

  func erase() {
    if isShown { write("\r\u{1B}[K") }
  }
}
