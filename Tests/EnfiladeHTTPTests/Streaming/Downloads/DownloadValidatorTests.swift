import Testing

@testable import EnfiladeHTTP

struct DownloadValidatorTests {
  @Test(arguments: [
    "\"\"", "\"a b\"", "W/\"a\"", "w/\"a\"", "a", "\"a", "\"a\", \"b\"", "\"\u{7F}\"", "\"ä\"", "",
  ])
  func `A tag is strong when it keeps the rules and is not weak`(tag: String) {
    #expect(StrongValidator(etag: tag) == (["\"\"", "\"ä\""].contains(tag) ? .etag(tag) : nil))
  }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:50:37 GMT", true),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:50:36 GMT", false),
    ("Wed, 28 Feb 2024 23:59:59 GMT", "Thu, 29 Feb 2024 00:00:58 GMT", false),
    ("Wed, 28 Feb 2024 23:59:59 GMT", "Thu, 29 Feb 2024 00:00:59 GMT", true),
    ("Tue, 28 Feb 2023 23:59:59 GMT", "Wed, 01 Mar 2023 00:00:58 GMT", false),
    ("Mon, 28 Feb 2000 00:00:00 GMT", "Tue, 29 Feb 2000 00:00:00 GMT", true),
    ("Sun, 31 Dec 2023 23:59:30 GMT", "Mon, 01 Jan 2024 00:00:29 GMT", false),
    ("Sun, 31 Dec 2023 23:59:30 GMT", "Mon, 01 Jan 2024 00:00:30 GMT", true),
    ("Mon, 01 Jan 2024 00:00:00 GMT", "Sun, 31 Dec 2023 00:00:00 GMT", false),
    ("Sunday, 06-Nov-94 08:49:37 GMT", "Mon, 01 Jan 2024 00:00:00 GMT", false),
    ("Sun Nov  6 08:49:37 1994", "Mon, 01 Jan 2024 00:00:00 GMT", false),
    ("Sun, 06 Nov 1994 08:49:37 CET", "Mon, 01 Jan 2024 00:00:00 GMT", false),
    ("Sun, 06 Nov 1994 24:49:37 GMT", "Mon, 01 Jan 2024 00:00:00 GMT", false),
    ("Sun, 06 Nov 1994 08:49 GMT", "Mon, 01 Jan 2024 00:00:00 GMT", false),
    ("Sun, 06 Nov -994 08:49:37 GMT", "Mon, 01 Jan 2024 00:00:00 GMT", false),
  ])
  func `A time is strong a minute before the answer`(changed: String, now: String, isStrong: Bool) throws {
    let fields = try HTTPFields(["Last-Modified": changed, "Date": now])
    #expect(StrongValidator(fields) == (isStrong ? .lastModified(changed) : nil))
  }

  @Test func `The range of a content is read by the rules`() {
    #expect(ContentRange("bytes 4-5/6") == .part(4...5, complete: 6))
    #expect(ContentRange("Bytes 0-0/*") == .part(0...0, complete: nil))
    #expect(ContentRange("bytes */6") == .unsatisfied(complete: 6))
    let wrong = [
      "", "bytes", "bytes ", "bytes */*", "bytes 5-4/6", "bytes 4-6/6", "bytes -1-5/6", "bytes 4-5",
      "items 4-5/6",
      "bytes 4-5/6/7", "bytes 4-5-6/7", "bytes +4-5/6", "bytes  4-5/6", "bytes=4-5/6", "bytes 4-5/x",
      "bytes 4-5/",
      "bytes 0-99999999999999999999/*", "bytes 4-5/6, bytes 6-7/8",
    ]
    #expect(wrong.compactMap(ContentRange.init) == [])
  }
}
