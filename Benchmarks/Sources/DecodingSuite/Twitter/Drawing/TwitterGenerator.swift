/// Makes an answer that stands for `twitter.json`, which is not ours to hand on: other words, the same shape.
///
/// The original is a search for one Chinese character: 100 messages, of which 73 pass on one of 15 others, and
/// 58 of those the same one. Each user has 40 members, and most messages hold two users.
///
/// | | `twitter.json` | ours |
/// | --- | --- | --- |
/// | bytes | 631,515 | 627,310 |
/// | of which space between tokens | 164,609 | 162,693 |
/// | values | 13,914 | 13,837 |
/// | objects, arrays | 1,264, 1,050 | 1,249, 1,035 |
/// | members | 13,345 | 13,295 |
/// | `null`, `true`, `false` | 1,946, 345, 2,446 | 1,969, 342, 2,449 |
/// | strings, bytes of each | 4,754, 42.5 | 4,711, 42.5 |
/// | scalars of 2, 3, 4 bytes | 28, 31,770, 10 | 28, 31,494, 7 |
/// | escapes `\"`, `\n`, `\r` | 708, 316, 202 | 708, 309, 202 |
/// | numbers, digits of each | 2,109, 4.67 | 2,082, 4.68 |
/// | depth of objects and arrays | 10 | 10 |
///
/// `twitterescaped.json` is the same through JavaScript, on one line:
///
/// | | `twitterescaped.json` | ours |
/// | --- | --- | --- |
/// | bytes | 562,408 | 559,267 |
/// | escapes `\u` | 31,818 | 31,536 |
/// | bytes of each string | 62.6 | 62.6 |
///
/// What is not as in the original: days of the week do not fit their dates, the sizes of pictures have one
/// order and not five, and no text holds a backslash. Letters are drawn, so that words mean nothing.
struct TwitterGenerator: Sendable {
  var draws: Draws
  var decks: UserDecks
  private var sources: Deck<String>
  /// The number of the message that was made last; they go down, as time does.
  private(set) var lastID = newestID

  private static let newestID = 505_874_924_095_815_681
  private static let messages = Sketch.own.count + Sketch.passedOn.reduce(0) { $0 + $1.copies }

  /// The answer, the same one each time.
  static func search() -> Twitter.Search {
    var generator = TwitterGenerator()
    return generator.search()
  }

  private init() {
    draws = Draws(seed: 2040)
    decks = UserDecks(Self.messages + Sketch.passedOn.count, using: &draws)
    sources = Self.sources(Self.messages, using: &draws)
  }

  private mutating func search() -> Twitter.Search {
    var makers: [(inout TwitterGenerator) -> Twitter.Status] = Sketch.own.map { sketch in
      { $0.status(sketch, by: $0.user(), id: $0.nextID(), at: $0.now, source: $0.sources.draw()) }
    }
    for sketch in Sketch.passedOn {
      let original = original(sketch)
      makers += repeatElement(
        { $0.retweet(of: original, by: $0.user(), id: $0.nextID(), at: $0.now, source: $0.sources.draw()) },
        count: sketch.copies)
    }
    let statuses = draws.shuffled(makers).map { $0(&self) }
    return Twitter.Search(statuses: statuses, searchMetadata: metadata)
  }

  /// A message of the day before.
  private mutating func original(_ sketch: Sketch) -> Twitter.Status {
    // One is there so often that its author's figures are the original's too.
    let author = sketch.copies > 50 ? typicalUser() : user()
    let source =
      sketch.copies > 50
      ? Self.source("https://twitter.com/" + author.screenName, author.name)
      : Self.source("http://twitter.com", "Twitter Web Client")
    let id = statusID(before: lastID)
    let time = "Sat Aug 30 \(draws.number(in: 10...23)):\(draws.number(in: 10...59)):30 +0000 2014"
    return status(sketch, by: author, id: id, at: time, source: source)
  }

  /// Any number of a message that is older than another.
  mutating func statusID(before id: Int) -> Int {
    id - draws.number(in: 1_000_000_000...9_000_000_000_000)
  }

  private mutating func nextID() -> Int {
    lastID -= draws.number(in: 1_000_000...1_534_000_000)
    return lastID
  }

  /// When the last message was written: the original's hundred are of 18 seconds.
  private var now: String {
    let age = (Self.newestID - lastID) / 4_300_000_000
    return "Sun Aug 31 00:29:\(40 - min(age, 18)) +0000 2014"
  }

  private var metadata: Twitter.SearchMetadata {
    Twitter.SearchMetadata(
      completedIn: 0.087, maxId: Self.newestID.roundedAsByJavaScript, maxIdStr: "\(Self.newestID)",
      nextResults: "?max_id=\(lastID - 1)&q=%E4%BA%8C&count=100&include_entities=1", query: "%E4%BA%8C",
      refreshUrl: "?since_id=\(Self.newestID)&q=%E4%BA%8C&include_entities=1", count: 100, sinceId: 0,
      sinceIdStr: "0")
  }
}
