extension Unicode.Scalar {
  /// Whether XML allows the character, and a terminal does nothing but show it or move on: no other control
  /// characters, and none that turn the direction of what follows.
  var isText: Bool {
    switch value {
    case 0x9, 0xA, 0xD: true
    case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

extension String {
  /// The text on one line, with what could steer a terminal replaced.
  var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      let breaks = ["\n", "\r", "\t"].contains(scalar)
      line.unicodeScalars.append(breaks ? " " : scalar.isText ? scalar : "\u{FFFD}")
    }
    return line
  }
}
