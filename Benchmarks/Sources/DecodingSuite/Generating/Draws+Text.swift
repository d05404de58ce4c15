extension Draws {
  static let lettersAndDigits = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789"

  /// Letters and digits as they are in short links and names of pictures.
  mutating func token(_ length: Int, of alphabet: String = Draws.lettersAndDigits) -> String {
    let alphabet = Array(alphabet)
    return String((0..<length).map { _ in one(of: alphabet) })
  }

  /// A number of so many digits.
  mutating func number(ofDigits digits: Int) -> Int {
    let power = (1..<max(digits, 1)).reduce(1) { product, _ in product * 10 }
    return digits == 1 ? number(below: 10) : number(in: power...(power * 10 - 1))
  }

  /// Text that reads like a message in Japanese from far away: runs of its letters, Latin ones between them.
  /// - Parameters:
  ///   - length: How many scalars it has.
  ///   - wide: How many of them are not ASCII.
  ///   - breaks: How many line ends are among the others.
  ///   - lineEnd: What a line ends with, in ASCII.
  ///   - quotes: How many quotation marks are among the others.
  mutating func prose(
    _ length: Int, wide: Int, breaks: Int = 0, lineEnd: String = "\n", quotes: Int = 0
  ) -> String {
    var narrow = max(0, length - wide - breaks * lineEnd.unicodeScalars.count - quotes)
    var wide = wide
    var runs = [String](repeating: lineEnd, count: breaks) + [String](repeating: "\"", count: quotes)
    while wide > 0 {
      let run = min(wide, number(in: 3...16))
      runs.append(japanese(run))
      wide -= run
    }
    while narrow > 0 {
      let run = min(narrow, number(in: 1...6))
      runs.append(token(run, of: "aeiounstrklmdh 0123 :-"))
      narrow -= run
    }
    return shuffled(runs).joined()
  }

  /// So many scalars outside ASCII, of the blocks that the original has and as often. Combining marks are
  /// left out, so that a text has one spelling.
  mutating func japanese(_ length: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<length {
      text.append(scalar())
    }
    return String(text)
  }

  private mutating func scalar() -> Unicode.Scalar {
    let block: ClosedRange<Int> =
      switch number(below: 15_970) {
      case ..<8_878: 0x3041...0x3093  // hiragana
      case ..<13_261: 0x4E00...0x9FA0  // kanji
      case ..<14_586: 0x30A1...0x30F6  // katakana
      case ..<15_431: 0x3001...0x3011  // punctuation
      case ..<15_747: 0x2605...0x266F  // stars, hearts and notes
      case ..<15_936: 0xFF01...0xFF5E  // full-width forms
      case ..<15_962: 0x03B1...0x03C9  // Greek, two bytes in UTF-8
      default: 0x1F600...0x1F64F  // faces, four bytes in UTF-8 and two units in UTF-16
      }
    return Unicode.Scalar(UInt32(number(in: block))) ?? "\u{3042}"
  }
}
