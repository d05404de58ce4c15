extension String {
  /// The text on one line, with nothing in it that a terminal obeys instead of showing.
  ///
  /// Text that comes from elsewhere may carry escape sequences, which move the cursor, hide or forge output,
  /// set the window's title, or make the terminal type by itself. This is the one place where they are taken
  /// out, and ``StyledText`` sends all text through it:
  /// - a run of line breaks and tabs becomes one space;
  /// - each other control character (C0, DEL, C1) becomes `U+FFFD`, so that one sees that something was there,
  ///   and what followed it is shown as the text that it is;
  /// - so does each character that turns the direction of text (Unicode Standard Annex #9) or carries a hidden
  ///   tag (`U+E0000` to `U+E007F`), with which a text can look like another one.
  ///
  /// Everything else stays, joiners of emoji and of Persian included.
  public var sanitizedForTerminal: String {
    var result = ""
    var isInBreak = false
    for scalar in unicodeScalars {
      switch scalar.meaningToTerminal {
      case .text: result.unicodeScalars.append(scalar)
      case .lineBreak where isInBreak: break
      case .lineBreak: result.unicodeScalars.append(" ")
      case .command: result.unicodeScalars.append("\u{FFFD}")
      }
      isInBreak = scalar.meaningToTerminal == .lineBreak
    }
    return result
  }
}

private enum MeaningToTerminal {
  case text, lineBreak, command
}

extension Unicode.Scalar {
  fileprivate var meaningToTerminal: MeaningToTerminal {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: .lineBreak
    case 0x00...0x1F, 0x7F...0x9F: .command
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .command
    case 0xE0000...0xE007F: .command
    default: .text
    }
  }
}
