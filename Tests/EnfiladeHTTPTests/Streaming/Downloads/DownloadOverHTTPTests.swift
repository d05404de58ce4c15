import EnfiladeHTTP
import Foundation
import Loopback
import Synchronization
import Testing

/// Downloads by the real client from a server whose connections break.
@Suite(.timeLimit(.minutes(1)))
struct DownloadOverHTTPTests {
  private let folder: DownloadFolder
  private let clock = EagerClock()

  init() throws {
    folder = try DownloadFolder()
  }

  /// A file of 300,000 bytes of which no two stretches are alike.
  private static let file: [UInt8] = (0..<75_000).flatMap { (number: UInt32) in
    withUnsafeBytes(of: number.littleEndian, Array.init)
  }

  /// Serves the file as it is asked for, and breaks each answer off after some bytes.
  private static func serve(
    _ request: LoopbackRequest, etag: String = "\"v1\"", breakAfter count: Int = .max,
    isChunked: Bool = false,
    by end: LoopbackAnswer.Step = .close
  ) -> LoopbackAnswer {
    let start = request.value("Range").flatMap { Int($0.dropFirst(6).dropLast()) }
    let isVersion = request.value("If-Range").map { $0 == etag } ?? true
    let from = isVersion ? start ?? 0 : 0
    let body = Array(file[from...])
    let isPart = from > 0
    var head = "HTTP/1.1 \(isPart ? "206 Partial Content" : "200 OK")\r\nETag: \(etag)\r\n"
    if isPart { head += "Content-Range: bytes \(from)-\(file.count - 1)/\(file.count)\r\n" }
    head += isChunked ? "Transfer-Encoding: chunked\r\n\r\n" : "Content-Length: \(body.count)\r\n\r\n"
    let sent = Array(body.prefix(count))
    var bytes = Array(head.utf8)
    if isChunked { bytes += Array("\(String(sent.count, radix: 16))\r\n".utf8) }
    bytes += sent
    if isChunked { bytes += Array("\r\n\(count < body.count ? "" : "0\r\n\r\n")".utf8) }
    let answer = LoopbackAnswer(.bytes(bytes))
    return count < body.count ? answer.then(end) : answer
  }

  @Test func `A file comes whole, and no compression was asked for`() async throws {
    let server = try LoopbackServer { Self.serve($0) }
    let seen = Mutex<HTTPProgress?>(nil)
    let download = try await URLSessionClient().download(
      HTTPRequest(.get, server.url), to: folder["file"]
    ) { progress in seen.withLock { $0 = progress } }
    #expect(try Data(contentsOf: folder["file"]) == Data(Self.file))
    #expect(try folder.names == ["file"])
    #expect(download.bytes == 300_000)
    #expect(seen.withLock { $0 } == HTTPProgress(bytes: 300_000, total: 300_000))
    #expect(server.requests.map { $0.values("Accept-Encoding") } == [["identity"]])
  }

  @Test func `What is compressed all the same is decompressed, and its size is not known`() async throws {
    // printf 'hello hello hello' | gzip -n
    let packed = try #require(Data(base64Encoded: "H4sIAAAAAAAAA8tIzcnJV8hAkACAiPnlEQAAAA=="))
    let server = try LoopbackServer { _ in
      .response(200, fields: [("Content-Encoding", "gzip"), ("ETag", "\"v1\"")], body: Array(packed))
    }
    let seen = Mutex<HTTPProgress?>(nil)
    try await URLSessionClient().download(
      HTTPRequest(.get, server.url, fields: ["Accept-Encoding": "gzip"]), to: folder["file"]
    ) { progress in seen.withLock { $0 = progress } }
    #expect(try folder.texts == ["file": "hello hello hello"])
    #expect(seen.withLock { $0 } == HTTPProgress(bytes: 17, total: nil))
    #expect(server.requests.map { $0.values("Accept-Encoding") } == [["gzip"]])
  }

  enum Break: CaseIterable { case close, reset, chunked }

  @Test(arguments: Break.allCases)
  func `A connection that breaks twice is gone on with, and the file is right`(kind: Break) async throws {
    let server = try LoopbackServer { request in
      // A reset throws away what the other side has not read yet, so that it comes after a while.
      let end: LoopbackAnswer.Step = kind == .reset ? .reset : .close
      let answer = Self.serve(
        request, breakAfter: request.ordinal < 2 ? 100_000 : .max, isChunked: kind == .chunked, by: end)
      guard kind == .reset, request.ordinal < 2 else { return answer }
      return LoopbackAnswer(steps: answer.steps.dropLast() + [.wait(.milliseconds(200)), .reset])
    }
    let download = try await URLSessionClient().download(
      HTTPRequest(.get, server.url + "/file?q=1"), to: folder["file"], clock: clock)
    #expect(try Data(contentsOf: folder["file"]) == Data(Self.file))
    #expect(try folder.names == ["file"])
    #expect(download.resumptions == 2)
    #expect(server.requests.map { $0.value("Range") } == [nil, "bytes=100000-", "bytes=200000-"])
    #expect(server.requests.map { $0.value("If-Range") } == [nil, "\"v1\"", "\"v1\""])
    #expect(server.requests.allSatisfy { $0.target == "/file?q=1" })
  }

  @Test func `A file that is another one by then is refused`() async throws {
    let server = try LoopbackServer { request in
      Self.serve(request, etag: "\"v\(request.ordinal)\"", breakAfter: request.ordinal == 0 ? 1000 : .max)
    }
    let error = await #expect(throws: HTTPError.self) {
      try await URLSessionClient().download(HTTPRequest(.get, server.url), to: folder["file"], clock: clock)
    }
    #expect(error?.reason == .notResumable(.changed))
    #expect(server.requests.map { $0.value("Range") } == [nil, "bytes=1000-"])
    #expect(try folder.names == [])
  }

  @Test func `Behind a redirect the first URL is asked again for the rest`() async throws {
    let server = try LoopbackServer { request in
      if request.path == "/a" { return .response(302, fields: [("Location", "/b")]) }
      return Self.serve(request, breakAfter: request.value("Range") == nil ? 1000 : .max)
    }
    try await URLSessionClient().download(
      HTTPRequest(.get, server.url + "/a"), to: folder["file"], clock: clock)
    #expect(try Data(contentsOf: folder["file"]) == Data(Self.file))
    #expect(server.requests.map(\.path) == ["/a", "/b", "/a", "/b"])
    #expect(server.requests.map { $0.value("If-Range") } == [nil, nil, "\"v1\"", "\"v1\""])
  }

  @Test func `An unexpected answer is an error with its body`() async throws {
    let server = try LoopbackServer { _ in .json(#"{"error": "none"}"#, status: 404) }
    let error = await #expect(throws: HTTPError.self) {
      try await URLSessionClient().download(HTTPRequest(.get, server.url), to: folder["file"])
    }
    #expect(error?.code == "unexpectedStatus.404")
    #expect(error?.response?.body == Data(#"{"error": "none"}"#.utf8))
    #expect(try folder.names == [])
  }

  @Test func `A body that cannot be decompressed leaves nothing`() async throws {
    let server = try LoopbackServer { _ in
      .response(200, fields: [("Content-Encoding", "gzip"), ("ETag", "\"v1\"")], body: "not a gzip")
    }
    let error = await #expect(throws: HTTPError.self) {
      try await URLSessionClient().download(HTTPRequest(.get, server.url), to: folder["file"], clock: clock)
    }
    #expect(error?.stage == .body)
    #expect(server.requests.count == 1)
    #expect(try folder.names == [])
  }

  @Test func `A download that is cancelled closes its connection, and leaves nothing`() async throws {
    let server = try LoopbackServer { Self.serve($0, breakAfter: 1000, by: .untilPeerCloses) }
    let download = Task { [folder] in
      try await URLSessionClient().download(HTTPRequest(.get, server.url), to: folder["file"])
    }
    _ = await server.requests(atLeast: 1)
    download.cancel()
    let error = await #expect(throws: HTTPError.self) { try await download.value }
    #expect(error?.reason == .cancelled)
    #expect(await server.connectionClosed(0) != nil)
    #expect(try folder.names == [])
  }
}
