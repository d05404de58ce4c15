import Foundation

extension Payload<Twitter.Feed> {
  /// Text for people, most of which is skipped.
  static var twitterFew: Payload {
    Payload(
      "twitter-few", summary: "a search on Twitter, 630 KB of mostly Japanese text, a few fields",
      as: Twitter.Feed.self
    ) {
      Data(JSONWriter.bytes(of: TwitterGenerator.search(), .indented(by: 2)))
    }
  }

  /// The same with every character beyond ASCII escaped, on one line.
  static var twitterEscaped: Payload {
    Payload(
      "twitter-escaped", summary: "the same search with 31,500 escapes, 560 KB, a few fields",
      as: Twitter.Feed.self
    ) {
      Data(JSONWriter.bytes(of: TwitterGenerator.search(), .escaped))
    }
  }
}

extension Payload<Twitter.Search> {
  /// Text for people, all of which is read.
  static var twitterFull: Payload {
    Payload(
      "twitter-full", summary: "the same search, all fields of all messages", as: Twitter.Search.self
    ) {
      Data(JSONWriter.bytes(of: TwitterGenerator.search(), .indented(by: 2)))
    }
  }
}
