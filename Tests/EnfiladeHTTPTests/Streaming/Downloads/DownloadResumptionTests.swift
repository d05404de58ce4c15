import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Synchronization
import Testing

/// A download that breaks off goes on where it can be sure that the rest is of the same file, and else fails.
@Suite(.timeLimit(.minutes(1)))
struct DownloadResumptionTests {
  typealias Answer = DownloadScript.Answer

  private let folder: DownloadFolder
  private let request: HTTPRequest
  private let clock = EagerClock()

  init() throws {
    folder = try DownloadFolder()
    request = try HTTPRequest(.get, "http://a/file?q", fields: ["X-Own": "1"])
  }

  /// Four of six bytes, and then the connection breaks.
  private static func broken(_ fields: KeyValuePairs<String, String> = ["ETag": "\"1\""]) throws -> Answer {
    var answer = try Answer.response(200, fields, ["abc", "d"], then: .failure(.interrupted))
    try answer.add("Content-Length", "6")
    return answer
  }

  private func failure(
    _ request: HTTPRequest? = nil, attempts: Int = 3, of client: DownloadScript
  ) async throws -> HTTPError {
    let request = request ?? self.request
    let error = await #expect(throws: HTTPError.self) {
      try await client.download(request, to: folder["file"], options: .init(attempts: attempts), clock: clock)
    }
    #expect(try folder.names == [])
    return try #require(error)
  }

  @Test func `It asks for the rest of the same version, and puts it behind what it has`() async throws {
    let client = DownloadScript(
      try Self.broken(),
      try .response(
        206, ["Content-Range": "bytes 4-5/6", "ETag": "\"1\"", "Content-Length": "2"], ["e", "f"]))
    let seen = Mutex<[HTTPProgress]>([])
    let download = try await client.download(request, to: folder["file"], clock: clock) { progress in
      seen.withLock { $0.append(progress) }
    }
    #expect(try folder.texts == ["file": "abcdef"])
    #expect(download.bytes == 6)
    #expect(download.resumptions == 1)
    #expect(download.head.status == .ok)
    #expect(download.metrics.attempts == 2)
    #expect(download.metrics.total == .milliseconds(500))
    #expect(seen.withLock { $0 } == [3, 4, 5, 6].map { HTTPProgress(bytes: $0, total: 6) })
    let last = try #require(client.requests.last)
    #expect(last.url == request.url)
    #expect(
      last.fields.map(\.description) == [
        "X-Own: 1", "Accept-Encoding: identity", "Range: bytes=4-", "If-Range: \"1\"",
      ])
  }

  @Test func `It goes on as often as it may, and waits twice as long each time`() async throws {
    let client = DownloadScript(
      try Self.broken(), .noHead(.failure(.unreachable(.noRoute))), try .response(503, [:], ["busy"]),
      try .response(206, ["Content-Range": "bytes 4-5/6"], ["e"], then: .failure(.interrupted)))
    let error = try await failure(of: client)
    #expect(error.reason == .interrupted)
    #expect(client.ranges == [[], ["bytes=4-", "\"1\""], ["bytes=4-", "\"1\""], ["bytes=4-", "\"1\""]])
    #expect(clock.slept == [.milliseconds(500), .seconds(1), .seconds(2)])
  }

  @Test func `Each attempt begins where the last one ended`() async throws {
    let client = DownloadScript(
      try Self.broken(),
      try .response(206, ["Content-Range": "bytes 4-5/6"], ["e"], then: .failure(.interrupted)),
      try .response(206, ["Content-Range": "bytes 5-5/6"], ["f"]))
    try await client.download(request, to: folder["file"], clock: clock)
    #expect(try folder.texts == ["file": "abcdef"])
    #expect(client.ranges.last == ["bytes=5-", "\"1\""])
  }

  @Test func `With no attempts it fails as the connection did`() async throws {
    let client = DownloadScript(try Self.broken())
    #expect(try await failure(attempts: 0, of: client).reason == .interrupted)
    #expect(client.requests.count == 1)
    #expect(clock.slept.isEmpty)
  }

  @Test(
    arguments: [
      [:], ["ETag": "W/\"1\""], ["ETag": "1"], ["ETag": "\"1\"", "Content-Encoding": "br"],
      ["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"],
      ["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Sun, 06 Nov 1994 08:50:36 GMT"],
      [
        "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Mon, 07 Nov 1994 08:49:37 GMT",
        "ETag": "W/\"1\"",
      ],
    ] as [[String: String]])
  func `Without anything that tells the version for sure it fails as the connection did`(
    fields: [String: String]
  ) async throws {
    var answer = try Self.broken([:])
    for (name, value) in fields { try answer.add(name, value) }
    let client = DownloadScript(answer)
    #expect(try await failure(of: client).reason == .interrupted)
    #expect(client.requests.count == 1)
  }

  @Test func `A time tells the version when it is old enough and there is no tag`() async throws {
    let changed = "Sun, 06 Nov 1994 08:49:37 GMT"
    let client = DownloadScript(
      try Self.broken(["Last-Modified": changed, "Date": "Sun, 06 Nov 1994 08:50:37 GMT"]),
      try .response(206, ["Content-Range": "bytes 4-5/*", "Last-Modified": changed], ["ef"]))
    try await client.download(request, to: folder["file"], clock: clock)
    #expect(client.ranges.last == ["bytes=4-", changed])
    #expect(try folder.texts == ["file": "abcdef"])
  }

  @Test func `Only a GET goes on, and only one that was answered with 200`() async throws {
    let post = try HTTPRequest(.post, "http://a/file", body: .text("q"))
    #expect(try await failure(post, of: DownloadScript(try Self.broken())).reason == .interrupted)
    let transformed = try Answer.response(
      203, ["ETag": "\"1\"", "Content-Length": "6"], ["a"], then: .failure(.interrupted))
    #expect(try await failure(of: DownloadScript(transformed)).reason == .interrupted)
  }

  @Test func `What breaks before the first byte, or is not worth another try, ends it`() async throws {
    let none = try Answer.response(
      200, ["ETag": "\"1\"", "Content-Length": "6"], then: .failure(.interrupted))
    #expect(try await failure(of: DownloadScript(none)).reason == .interrupted)
    let refused = DownloadScript(.noHead(.failure(.unreachable(.refused))))
    #expect(try await failure(of: refused).isOffline)
    let backlog = try Answer.response(
      200, ["ETag": "\"1\""], ["a"], then: .failure(.tooLarge(.backlog, limit: 1)))
    #expect(try await failure(of: DownloadScript(backlog)).reason == .tooLarge(.backlog, limit: 1))
    let gone = DownloadScript(try Self.broken(), try .response(410, [:], ["gone"]))
    #expect(try await failure(of: gone).response?.body == Data("gone".utf8))
  }

  @Test(
    arguments: [
      (200, ["ETag": "\"2\""], HTTPError.ResumeRefusal.changed),
      (200, [:], .changed),
      (203, ["ETag": "\"1\""], .wrongRange),
      (200, ["ETag": "\"1\""], .wrongRange),
      (206, ["Content-Range": "bytes 4-5/6", "ETag": "\"2\""], .changed),
      (206, ["Content-Range": "bytes 4-5/6", "ETag": "W/\"1\""], .changed),
      (206, ["Content-Range": "bytes 4-6/7"], .changed),
      (206, ["Content-Range": "bytes 4-5/6", "Content-Encoding": "gzip"], .changed),
      (206, ["Content-Range": "bytes 3-5/6"], .wrongRange),
      (206, ["Content-Range": "bytes 5-5/6"], .wrongRange),
      (206, ["Content-Range": "bytes 4-6/6"], .wrongRange),
      (206, ["Content-Range": "bytes 4-9/*"], .wrongRange),
      (206, ["Content-Range": "items 4-5/6"], .wrongRange),
      (206, ["Content-Type": "multipart/byteranges; boundary=x"], .wrongRange),
      (416, ["Content-Range": "bytes */4"], .changed),
      (416, [:], .changed),
    ] as [(Int, [String: String], HTTPError.ResumeRefusal)])
  func `What may not be the rest of the same file is never put behind it`(
    code: Int, fields: [String: String], refusal: HTTPError.ResumeRefusal
  ) async throws {
    var answer = try Answer.response(code, [:], ["ef"])
    for (name, value) in fields { try answer.add(name, value) }
    let client = DownloadScript(try Self.broken(), answer)
    let error = try await failure(of: client)
    #expect(error.reason == .notResumable(refusal))
    #expect(error.response?.status.code == code)
    #expect(client.requests.count == 2)
  }

  @Test func `A body without a length goes on, and the rest tells how long it is`() async throws {
    let broken = try Answer.response(200, ["ETag": "\"1\""], ["abcd"], then: .failure(.interrupted))
    let client = DownloadScript(broken, try .response(206, ["Content-Range": "bytes 4-5/6"], ["ef"]))
    try await client.download(request, to: folder["file"], clock: clock)
    #expect(try folder.texts == ["file": "abcdef"])
    let unknown = DownloadScript(
      broken, try .response(206, ["Content-Range": "bytes 4-5/*"], ["ef"]))
    try FileManager.default.removeItem(at: folder["file"])
    #expect(try await failure(of: unknown).reason == .notResumable(.wrongRange))
    let over = DownloadScript(broken, try .response(416, ["Content-Range": "bytes */4"]))
    #expect(try await failure(of: over).reason == .notResumable(.changed))
  }

  @Test func `A body that breaks after its last byte is whole`() async throws {
    let answer = try Answer.response(
      200, ["Content-Length": "6"], ["abcdef"], then: .failure(.interrupted))
    let download = try await DownloadScript(answer).download(request, to: folder["file"])
    #expect(download.bytes == 6)
    #expect(try folder.texts == ["file": "abcdef"])
  }

  @Test func `A body that ends early is noticed, and goes on`() async throws {
    let short = try Answer.response(200, ["ETag": "\"1\"", "Content-Length": "6"], ["abcd"])
    let part = try Answer.response(206, ["Content-Range": "bytes 4-4/6"], ["e"])
    let client = DownloadScript(
      short, part, try .response(206, ["Content-Range": "bytes 5-5/6"], ["f"]))
    try await client.download(request, to: folder["file"], clock: clock)
    #expect(try folder.texts == ["file": "abcdef"])
    try FileManager.default.removeItem(at: folder["file"])
    let plain = try Answer.response(200, ["Content-Length": "6"], ["abcd"])
    #expect(try await failure(of: DownloadScript(plain)).reason == .interrupted)
  }

  @Test func `A body that is longer than promised is not gone on with`() async throws {
    let long = try Answer.response(200, ["ETag": "\"1\"", "Content-Length": "3"], ["ab", "cd"])
    #expect(try await failure(of: DownloadScript(long)).code == "unknown.body")
    let rest = try Answer.response(206, ["Content-Range": "bytes 4-5/6"], ["efg"])
    #expect(
      try await failure(of: DownloadScript(try Self.broken(), rest)).reason
        == .notResumable(.wrongRange))
  }

  @Test func `A limit on the whole holds for all attempts together, and is told as it was set`() async throws
  {
    var limited = request
    limited.timeout = .seconds(20)
    let left = Duration.milliseconds(18_500)
    let client = DownloadScript(
      try Self.broken(), try .response(503), .noHead(.failure(.timedOut(limit: .total, after: left))))
    let error = try await failure(limited, attempts: 9, of: client)
    #expect(client.requests.map(\.timeout) == [.seconds(20), .milliseconds(19_500), left])
    #expect(error.reason == .timedOut(limit: .total, after: .seconds(20)))
    limited.timeout = .seconds(2)
    let late = DownloadScript(try Self.broken(), try .response(503), try .response(503))
    let end = try await failure(limited, attempts: 9, of: late)
    #expect(end.reason == .timedOut(limit: .total, after: .seconds(2)))
    #expect(late.requests.count == 3)
  }
}
