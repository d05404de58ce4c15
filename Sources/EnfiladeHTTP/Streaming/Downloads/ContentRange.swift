/// What a `Content-Range` field says (RFC 9110, section 14.4).
enum ContentRange: Equatable {
  /// The content is the bytes of these positions, of so many; `nil` when the server does not know.
  case part(ClosedRange<Int>, complete: Int?)
  /// No part was sent, and the whole has so many bytes.
  case unsatisfied(complete: Int)

  /// - Parameter text: The value of the field.
  /// - Returns: `nil` for another unit than bytes, and for what breaks the rules.
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
    let sides = words[1].split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2 else { return nil }
    let complete = Int(digits: sides[1])
    if sides[0] == "*" {
      guard let complete else { return nil }
      self = .unsatisfied(complete: complete)
      return
    }
    let ends = sides[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Int(digits: ends[0]), let last = Int(digits: ends[1]), first <= last,
      last < complete ?? .max, complete != nil || sides[1] == "*"
    else { return nil }
    self = .part(first...last, complete: complete)
  }
}

extension Int {
  /// - Parameter digits: One digit or more, and nothing else: no sign.
  init?(digits: some StringProtocol) {
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(digits)
  }
}
