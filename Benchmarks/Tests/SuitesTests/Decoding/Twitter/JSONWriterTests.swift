import Testing

@testable import DecodingSuite

@Suite("A writer of JSON")
struct JSONWriterTests {
  private let links = [
    Twitter.Hashtag(text: "é\"\\\r\n", indices: [0, 1]), Twitter.Hashtag(text: "😀", indices: []),
  ]

  private func text(_ style: JSONWriter.Style) -> String {
    String(decoding: JSONWriter.bytes(of: links, style), as: UTF8.self)
  }

  @Test("indents members and elements, and keeps what is empty on one line")
  func indented() {
    let lines = [
      "[", "  {", #"    "text": "é\"\\\r\n","#, #"    "indices": ["#, "      0,", "      1", "    ]", "  },",
      "  {",
      #"    "text": "😀","#, #"    "indices": []"#, "  }", "]",
    ]
    #expect(text(.indented(by: 2)) == lines.joined(separator: "\n"))
  }

  @Test("escapes UTF-16 units, on one line")
  func escaped() {
    let expected = #"[{"text":"\u00E9\"\\\r\n","indices":[0,1]},{"text":"\uD83D\uDE00","indices":[]}]"#
    #expect(text(.escaped) == expected)
  }

  @Test(
    "rounds integers as JavaScript shows them",
    arguments: [
      (505_874_924_095_815_681, 505_874_924_095_815_700), (9_007_199_254_740_993, 9_007_199_254_740_992),
      (-505_874_924_095_815_681, -505_874_924_095_815_700), (866_260_188, 866_260_188), (-36_000, -36_000),
    ])
  func rounded(integer: Int, shown: Int) {
    #expect(integer.roundedAsByJavaScript == shown)
  }
}
