/// One line that is written over and over while something is measured; silent where nobody watches.
struct ProgressLine {
  let isShown: Bool
  let write: (String) -> Void

  func show(_ text: String) {
    if isShown { write("\r\(text)\u{1B}[K") }
  }

  func erase() {
    if isShown { write("\r\u{1B}[K") }
  }
}
