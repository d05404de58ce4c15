import Foundation
import Testing

@testable import DecodingSuite

@Suite("The payloads that stand for twitter.json and twitterescaped.json")
struct TwitterPayloadTests {
  private static let plain = Array(Payload.twitterFull.makeData())
  private static let escaped = Array(Payload.twitterEscaped.makeData())
  private static let plainCensus = Census(of: plain)
  private static let escapedCensus = Census(of: escaped)

  @Test(
    "have the figures of twitter.json",
    arguments: [
      Census.Figure("bytes", 631_515, within: 2) { Double($0.bytes) },
      Census.Figure("values", 13_914, within: 2) { Double($0.values) },
      Census.Figure("objects", 1_264, within: 2) { Double($0.objects) },
      Census.Figure("arrays", 1_050, within: 2) { Double($0.arrays) },
      Census.Figure("members", 13_345, within: 1) { Double($0.members) },
      Census.Figure("literals", 4_737, within: 1) { Double($0.literals) },
      Census.Figure("strings", 4_754, within: 2) { Double($0.strings) },
      Census.Figure("bytes of each string", 42.48, within: 1) { Double($0.stringBytes) / Double($0.strings) },
      Census.Figure("share of bytes beyond ASCII", 0.1511, within: 1) {
        Double($0.nonASCIIBytes) / Double($0.bytes)
      },
      Census.Figure("escapes", 1_228, within: 2) { Double($0.escapes) },
      Census.Figure("escapes of UTF-16", 0, within: 0) { Double($0.unicodeEscapes) },
      Census.Figure("numbers", 2_109, within: 2) { Double($0.numbers) },
      Census.Figure("digits of each number", 4.669, within: 1) { Double($0.digits) / Double($0.numbers) },
      Census.Figure("share of space", 0.2607, within: 1) { Double($0.space) / Double($0.bytes) },
      Census.Figure("depth", 10, within: 0) { Double($0.depth) },
    ])
  func figures(figure: Census.Figure) {
    #expect(figure.isMet(by: Self.plainCensus), "\(figure.value(Self.plainCensus)) for \(figure.original)")
  }

  @Test(
    "have the figures of twitterescaped.json",
    arguments: [
      Census.Figure("bytes", 562_408, within: 2) { Double($0.bytes) },
      Census.Figure("values", 13_914, within: 2) { Double($0.values) },
      Census.Figure("bytes of each string", 62.57, within: 1) { Double($0.stringBytes) / Double($0.strings) },
      Census.Figure("bytes beyond ASCII", 0, within: 0) { Double($0.nonASCIIBytes) },
      Census.Figure("escapes", 33_046, within: 2) { Double($0.escapes) },
      Census.Figure("escapes of UTF-16", 31_818, within: 2) { Double($0.unicodeEscapes) },
      Census.Figure("space", 0, within: 0) { Double($0.space) },
    ])
  func escapedFigures(figure: Census.Figure) {
    #expect(
      figure.isMet(by: Self.escapedCensus), "\(figure.value(Self.escapedCensus)) for \(figure.original)")
  }

  @Test("are the same bytes each time, on every machine")
  func checksums() {
    #expect(Self.plain.checksum == 0x636B_F7B6_36A7_4B64)
    #expect(Self.escaped.checksum == 0x1A1E_47DD_E4AD_9247)
    #expect(Array(Payload.twitterFew.makeData()) == Self.plain)
  }

  @Test("decode as what they were made from")
  func full() throws {
    let decoded = try JSONDecoder().decode(Twitter.Search.self, from: Data(Self.plain))
    #expect(decoded == TwitterGenerator.search())
  }

  @Test("decode as a few of its fields")
  func few() throws {
    let decoded = try JSONDecoder().decode(Twitter.Feed.self, from: Data(Self.plain))
    #expect(decoded == TwitterGenerator.search().feed)
  }

  @Test("decode the same text from escapes, with the rounded numbers of JavaScript")
  func escaped() throws {
    let decoded = try JSONDecoder().decode(Twitter.Feed.self, from: Data(Self.escaped))
    var expected = TwitterGenerator.search().feed
    for place in expected.statuses.indices {
      expected.statuses[place].id = expected.statuses[place].id.roundedAsByJavaScript
    }
    #expect(decoded == expected)
  }

  @Test("hold 73 messages that pass on 15 others, one of them 58 times")
  func retweets() {
    let originals = TwitterGenerator.search().statuses.compactMap { $0.retweetedStatus?.status.id }
    let copies = Dictionary(originals.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(copies.values.sorted() == [Int](repeating: 1, count: 13) + [2, 58])
  }

  @Test("say where in a text its parts are")
  func indices() {
    for status in TwitterGenerator.search().statuses {
      let text = Array(status.text.unicodeScalars)
      for mention in status.entities.userMentions where mention.indices[1] < 139 {
        let part = String(String.UnicodeScalarView(text[mention.indices[0]..<mention.indices[1]]))
        #expect(part == "@" + mention.screenName)
      }
    }
  }
}

extension Twitter.Search {
  /// What a list shows of it.
  fileprivate var feed: Twitter.Feed {
    Twitter.Feed(
      statuses: statuses.map {
        Twitter.Feed.Post(
          id: $0.id, text: $0.text,
          user: Twitter.Feed.Author(id: $0.user.id, screenName: $0.user.screenName), createdAt: $0.createdAt,
          retweetCount: $0.retweetCount, favoriteCount: $0.favoriteCount)
      })
  }
}
