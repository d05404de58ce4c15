/// What tells whether a file at a server is, byte for byte, the one that was there before (RFC 9110, section 8.8.1).
enum StrongValidator: Hashable, Sendable {
  /// An entity tag that is not weak.
  case etag(String)
  /// The time of the last change, where it is strong.
  case lastModified(String)

  /// Takes what a response offers.
  ///
  /// A time counts only when there is no entity tag, not even a weak one (RFC 9110, section 13.1.5), and when it is
  /// a minute or more before the response, so that the file can hardly have changed within its second, and the two
  /// clocks can hardly be so far apart (section 8.8.2.2).
  /// - Parameter fields: Those of the whole file.
  /// - Returns: `nil` when nothing of it is strong.
  init?(_ fields: HTTPFields) {
    let tags = fields.values(of: .etag)
    guard tags.isEmpty else {
      guard tags.count == 1 else { return nil }
      self.init(etag: tags[0])
      return
    }
    guard let text = fields[.lastModified], let changed = Self.seconds(ofDate: text),
      let now = fields[.date].flatMap(Self.seconds(ofDate:)), now - changed >= 60
    else { return nil }
    self = .lastModified(text)
  }

  /// - Parameter etag: `"abc"`; its marks belong to it.
  /// - Returns: `nil` for a weak one, and for what breaks the rules of RFC 9110, section 8.8.3.
  init?(etag: String) {
    let bytes = etag.utf8
    guard bytes.count >= 2, bytes.first == 0x22, bytes.last == 0x22,
      bytes.dropFirst().dropLast().allSatisfy({ $0 > 0x20 && $0 != 0x22 && $0 != 0x7F })
    else { return nil }
    self = .etag(etag)
  }

  /// - Parameter keptDate: A time that was strong when it was kept.
  /// - Returns: `nil` for what is no time.
  init?(keptDate: String) {
    guard Self.seconds(ofDate: keptDate) != nil else { return nil }
    self = .lastModified(keptDate)
  }

  /// The text, as it was sent.
  var text: String {
    switch self {
    case .etag(let text), .lastModified(let text): text
    }
  }

  /// Whether a response says that it is of the same file; `nil` when it says nothing of it.
  func isRepeated(by fields: HTTPFields) -> Bool? {
    switch self {
    case .etag(let text): fields[.etag].map { $0 == text }
    case .lastModified(let text): fields[.lastModified].map { $0 == text }
    }
  }

  /// The seconds since some day of a time in the one form that may be sent: `Sun, 06 Nov 1994 08:49:37 GMT`
  /// (RFC 9110, section 5.6.7). The older forms are not worth their code: they only keep a download from going on.
  private static func seconds(ofDate text: String) -> Int? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6, words[0].count == 4, words[0].last == ",", words[5] == "GMT",
      let day = Int(digits: words[1]), (1...31).contains(day), let month = months.firstIndex(of: words[2]),
      let year = Int(digits: words[3]), (1...9999).contains(year)
    else { return nil }
    let time = words[4].split(separator: ":", omittingEmptySubsequences: false).compactMap(Int.init(digits:))
    guard time.count == 3, time[0] < 24, time[1] < 60, time[2] <= 60 else { return nil }
    // Years that begin in March have their leap day at their end.
    let shifted = year * 12 + month - 2
    let (years, fromMarch) = (shifted / 12, shifted % 12)
    let days = years * 365 + years / 4 - years / 100 + years / 400 + (fromMarch * 153 + 2) / 5 + day
    return ((days * 24 + time[0]) * 60 + time[1]) * 60 + time[2]
  }

  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
