extension String {
  /// The text, or where it is too long its beginning and an ellipsis.
  /// - Parameter length: How many characters there is room for, 1 or more.
  func shortened(to length: Int) -> String {
    count <= length ? self : prefix(length - 1) + "…"
  }

  /// The text in lines, broken at spaces; a word that is too long for a line is broken as well.
  /// - Parameter length: How many characters a line has room for, 1 or more.
  func lines(of length: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= length {
        lines[lines.count - 1] += " \(word)"
        continue
      }
      var rest = word
      while rest.count > length {
        lines.append(String(rest.prefix(length)))
        rest = rest.dropFirst(length)
      }
      lines.append(String(rest))
    }
    return lines
  }
}
