import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A part that is kept is gone on with by a later call, and only when it is one of the same file.
@Suite(.timeLimit(.minutes(1)))
struct DownloadPartialTests {
  typealias Answer = DownloadScript.Answer

  private let folder: DownloadFolder
  private let request: HTTPRequest
  private let options: HTTPDownload.Options

  init() throws {
    folder = try DownloadFolder()
    request = try HTTPRequest(.get, "http://a/file")
    options = .init(attempts: 0, keepingPartial: folder["part"])
  }

  private static let fields: KeyValuePairs = ["ETag": "\"1\"", "Content-Length": "6"]

  /// Runs a call that fails after "abcd".
  private func breakOff() async throws {
    let answer = try Answer.response(200, Self.fields, ["abcd"], then: .failure(.interrupted))
    let error = try await failure(DownloadScript(answer))
    #expect(error.reason == .interrupted)
    #expect(try folder.names == ["part", "part.resume"])
  }

  private func failure(_ client: DownloadScript) async throws -> HTTPError {
    let error = await #expect(throws: HTTPError.self) {
      try await client.download(request, to: folder["file"], options: options)
    }
    return try #require(error)
  }

  private func finish(
    _ answer: Answer, _ request: HTTPRequest? = nil
  ) async throws -> (ranges: [String], texts: [String: String]) {
    let client = DownloadScript(answer)
    try await client.download(request ?? self.request, to: folder["file"], options: options)
    return (client.ranges.flatMap { $0 }, try folder.texts)
  }

  private func whole() throws -> Answer { try .response(200, Self.fields, ["ABCDEF"]) }
  private func rest() throws -> Answer { try .response(206, ["Content-Range": "bytes 4-5/6"], ["ef"]) }

  @Test func `A later call goes on where the last one ended`() async throws {
    try await breakOff()
    let client = DownloadScript(try rest())
    let download = try await client.download(request, to: folder["file"], options: options)
    #expect(client.ranges == [["bytes=4-", "\"1\""]])
    #expect(try folder.texts == ["file": "abcdef"])
    #expect(download.bytes == 6)
    #expect(download.resumptions == 0)
    #expect(download.head.status == .partialContent)
  }

  @Test func `A call that is cancelled keeps its part, too`() async throws {
    let clock = ManualClock()
    let client = DownloadScript(try .response(200, Self.fields, ["abcd"], then: .silence(clock)))
    let download = Task { [request, folder, options] in
      try await client.download(request, to: folder["file"], options: options)
    }
    await clock.sleeping(1)
    download.cancel()
    await #expect(throws: HTTPError.self) { try await download.value }
    #expect(try folder.names == ["part", "part.resume"])
    #expect(try await finish(rest()).texts == ["file": "abcdef"])
  }

  @Test func `The note beside it is for nobody else to read`() async throws {
    try await breakOff()
    let found = try FileManager.default.attributesOfItem(atPath: folder["part.resume"].path)
    #expect(found[.posixPermissions] as? Int == 0o600)
  }

  @Test func `A process that is killed in mid-body leaves a part that another finishes`() async throws {
    let path: String = folder.url.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let clock = ManualClock()
      let client = DownloadScript(
        try .response(200, Self.fields, ["ab", "cd"], then: .silence(clock)))
      let folder = URL(filePath: path, directoryHint: .isDirectory)
      Task {
        await clock.sleeping(1)
        kill(getpid(), SIGKILL)
      }
      try await client.download(
        HTTPRequest(.get, "http://a/file"), to: folder.appending(path: "file"),
        options: .init(keepingPartial: folder.appending(path: "part")), clock: clock)
    }
    #expect(try folder.names == ["part", "part.resume"])
    let (ranges, texts) = try await finish(rest())
    #expect(ranges == ["bytes=4-", "\"1\""])
    #expect(texts == ["file": "abcdef"])
  }

  @Test func `What is on the disk counts, when it is shorter than it was`() async throws {
    try await breakOff()
    try folder.write("ab", to: "part")
    let (ranges, texts) = try await finish(
      .response(206, ["Content-Range": "bytes 2-5/6"], ["cdef"]))
    #expect(ranges == ["bytes=2-", "\"1\""])
    #expect(texts == ["file": "abcdef"])
  }

  @Test func `A part that is whole is asked for once more, and is then put in place`() async throws {
    try await breakOff()
    try folder.write("abcdef", to: "part")
    let (ranges, texts) = try await finish(.response(416, ["Content-Range": "bytes */6"]))
    #expect(ranges == ["bytes=6-", "\"1\""])
    #expect(texts == ["file": "abcdef"])
  }

  @Test func `A part that is whole is not believed when the server cannot be asked`() async throws {
    try await breakOff()
    try folder.write("abcdef", to: "part")
    let client = DownloadScript(try .response(503))
    #expect(try await failure(client).code == "unexpectedStatus.503")
    #expect(try folder.names == ["part", "part.resume"])
  }

  @Test(arguments: ["", "abcdefg"])
  func `A part that is empty or too long is thrown away`(text: String) async throws {
    try await breakOff()
    try folder.write(text, to: "part")
    let (ranges, texts) = try await finish(whole())
    #expect(ranges == [])
    #expect(texts == ["file": "ABCDEF"])
  }

  @Test(arguments: [
    "", "{", "[]", #"{"url":"http://a/file","negotiation":["accept-encoding: identity"]}"#,
    #"{"url":"http://a/file","negotiation":["accept-encoding: identity"],"etag":"W/\"1\"","total":6}"#,
    #"{"url":"http://a/file","negotiation":["accept-encoding: identity"],"etag":"\"1\"\r\nX: y\"","total":6}"#,
    #"{"url":"http://a/file","negotiation":["accept-encoding: identity"],"lastModified":"now","total":6}"#,
    #"{"url":"http://a/file","negotiation":["accept-encoding: identity"],"etag":"\"1\"","total":-6}"#,
    #"{"url":"http://a/other","negotiation":["accept-encoding: identity"],"etag":"\"1\"","total":6}"#,
    String(repeating: " ", count: 100_000),
  ])
  func `A note that makes no sense, or is of another file, is not believed`(note: String) async throws {
    try await breakOff()
    try folder.write(note, to: "part.resume")
    let (ranges, texts) = try await finish(whole())
    #expect(ranges == [])
    #expect(texts == ["file": "ABCDEF"])
  }

  @Test func `A part without a note, and one that was asked for in other words, are thrown away`()
    async throws
  {
    try await breakOff()
    try FileManager.default.removeItem(at: folder["part.resume"])
    #expect(try await finish(whole()).ranges == [])
    try FileManager.default.removeItem(at: folder["file"])
    try await breakOff()
    let german = try HTTPRequest(.get, "http://a/file", fields: ["Accept-Language": "de"])
    let (ranges, texts) = try await finish(whole(), german)
    #expect(ranges == [])
    #expect(texts == ["file": "ABCDEF"])
  }

  @Test func `A file that has changed at the server is refused, and its part thrown away`() async throws {
    try await breakOff()
    let client = DownloadScript(try .response(200, ["ETag": "\"2\""], ["ABCDEF"]))
    #expect(try await failure(client).reason == .notResumable(.changed))
    #expect(try folder.names == [])
  }

  @Test func `What cannot be gone on with is not kept`() async throws {
    let answer = try Answer.response(200, ["Content-Length": "6"], ["abcd"], then: .failure(.interrupted))
    #expect(try await failure(DownloadScript(answer)).reason == .interrupted)
    #expect(try folder.names == [])
  }

  @Test func `Links in place of the part or of its note are not followed`() async throws {
    try folder.write("target", to: "target")
    try FileManager.default.createSymbolicLink(at: folder["part"], withDestinationURL: folder["target"])
    #expect(try await failure(DownloadScript(try whole())).code == "file.write")
    try FileManager.default.removeItem(at: folder["part"])
    try FileManager.default.createSymbolicLink(
      at: folder["part.resume"], withDestinationURL: folder["target"])
    try FileManager.default.linkItem(at: folder["target"], to: folder["part"])
    #expect(try await finish(whole()).texts == ["file": "ABCDEF", "target": "target"])
  }

  @Test func `A part that somebody else is writing is left alone`() async throws {
    let clock = ManualClock()
    let client = DownloadScript(try .response(200, Self.fields, ["abcdef"], then: .silence(clock)))
    let download = Task { [request, folder, options] in
      try await client.download(request, to: folder["file"], options: options)
    }
    await clock.sleeping(1)
    let second = DownloadScript()
    let error = try await failure(second)
    #expect("\(error)".contains("another download is using its kept part"))
    #expect(second.requests.isEmpty)
    clock.advance(by: .seconds(1_000_000))
    _ = try await download.value
    #expect(try folder.texts == ["file": "abcdef"])
  }

  @Test(arguments: ["file", "./file"]) func `The part may not be the file itself`(name: String) async throws {
    let client = DownloadScript()
    let partial = URL(filePath: folder.url.path + "/" + name)
    let error = await #expect(throws: HTTPError.self) {
      try await client.download(request, to: folder["file"], options: .init(keepingPartial: partial))
    }
    #expect(error?.code == "file.write")
    #expect(try folder.names == [])
  }

  @Test func `A part can be thrown away, also when there is none`() async throws {
    try await breakOff()
    HTTPDownload.discardPartial(at: folder["part"])
    #expect(try folder.names == [])
    HTTPDownload.discardPartial(at: folder["part"])
  }
}
