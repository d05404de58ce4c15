import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Loopback
import Synchronization
import Testing

/// Bodies that are not in memory, over the wire.
@Suite(.timeLimit(.minutes(5)))
struct UploadTests {
  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "EnfiladeTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private func bytes(_ count: Int, seed: UInt64) -> Data {
    var generator = SeededGenerator(seed: seed)
    return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }

  private func echo() throws -> LoopbackServer {
    try LoopbackServer { _ in .json("{}") }
  }

  @Test(arguments: [1, 16_384, 16_385, 1_000_000])
  func `A file is sent as it is, with its length`(count: Int) async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "odd näme.bin")
    let content = bytes(count, seed: 1)
    try content.write(to: file)
    let server = try echo()
    let request = try HTTPRequest(.post, server.url, body: .file(at: file, contentType: "image/png"))
    let response = try await URLSessionClient().send(request)
    #expect(response.metrics.bytesSent == count)
    let received = try #require(server.requests.first)
    #expect(Data(received.body) == content)
    #expect(received.values("Content-Length") == [String(count)])
    #expect(received.values("Transfer-Encoding") == [])
    #expect(received.values("Content-Type") == ["image/png"])
  }

  @Test func `An empty file is an empty body`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "empty")
    try Data().write(to: file)
    let server = try echo()
    _ = try await URLSessionClient().send(HTTPRequest(.put, server.url, body: .file(at: file)))
    #expect(server.requests.first?.body == [])
    #expect(server.requests.first?.values("Content-Length") == ["0"])
  }

  @Test func `Parts are sent one after the other`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "middle")
    let middle = bytes(100_000, seed: 2)
    try middle.write(to: file)
    let end = HTTPBody.stream { AsyncStream([Data("en".utf8), Data(), Data("d".utf8)]) }
    let server = try echo()
    let body = HTTPBody(.parts([.data(Data("start".utf8)), .file(file), end.content]))
    _ = try await URLSessionClient().send(HTTPRequest(.post, server.url, body: body))
    #expect(server.requests.first.map { Data($0.body) } == Data("start".utf8) + middle + Data("end".utf8))
  }

  @Test func `A stream is gathered and sent with its length, once for each sending`() async throws {
    let made = Atomic<Int>(0)
    let body = HTTPBody.stream(contentType: "text/plain") {
      made.add(1, ordering: .relaxed)
      return AsyncStream((0..<1_000).map { Data("\($0)\n".utf8) })
    }
    let server = try echo()
    let client = URLSessionClient()
    for _ in 0..<2 { _ = try await client.send(HTTPRequest(.post, server.url, body: body)) }
    let expected = (0..<1_000).map { "\($0)\n" }.joined()
    #expect(server.requests.map(\.text) == [expected, expected])
    #expect(made.load(ordering: .relaxed) == 2)
  }

  @Test func `A 307 gets the body of a file once more, and progress begins again`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "file")
    let content = bytes(50_000, seed: 3)
    try content.write(to: file)
    let server = try LoopbackServer { request in
      request.path == "/end" ? .json("{}") : .response(307, fields: [("Location", "/end")])
    }
    let reports = Mutex<[HTTPProgress]>([])
    let body = HTTPBody.file(at: file).reportingProgress { report in reports.withLock { $0.append(report) } }
    let response = try await URLSessionClient().send(HTTPRequest(.post, server.url, body: body))
    #expect(server.requests.map { Data($0.body) } == [content, content])
    #expect(response.metrics.bytesSent == 100_000)
    let seen = reports.withLock { $0 }
    #expect(seen.filter { $0.bytes == 50_000 }.count == 2)
    #expect(seen.allSatisfy { $0.total == 50_000 && $0.bytes > 0 && $0.bytes <= 50_000 })
  }

  @Test func `Progress of bytes in memory is reported too`() async throws {
    let reports = Mutex<[Int]>([])
    let body = HTTPBody(bytes(300_000, seed: 4)).reportingProgress { report in
      reports.withLock { $0.append(report.bytes) }
    }
    let server = try echo()
    _ = try await URLSessionClient().send(HTTPRequest(.post, server.url, body: body))
    withExtendedLifetime(server) {}
    let seen = reports.withLock { $0 }
    #expect(seen == seen.sorted())
    #expect(seen.last == 300_000)
    #expect(seen.count > 1)
  }

  @Test(arguments: ["missing", "folder"])
  func `A file that cannot be read is an error before anything is sent`(name: String) async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = name == "folder" ? folder : folder.appending(path: name)
    let server = try echo()
    let client = URLSessionClient()
    let request = try HTTPRequest(.post, server.url, body: .file(at: file))
    let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
    #expect(error?.code == "file.read")
    #expect(error?.stage == .request)
    #expect(error?.description.contains(folder.path) == false)
    _ = try await client.send(HTTPRequest(.get, server.url))
    #expect(server.requests.map(\.method) == ["GET"])
  }

  @Test func `A file that shrinks while it is sent is an error that says so`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "shrinking")
    try Data(count: 20_000_000).write(to: file)
    let server = try echo()
    let body = HTTPBody.file(at: file).reportingProgress { _ in
      try? FileHandle(forWritingTo: file).truncate(atOffset: 10)
    }
    let request = try HTTPRequest(.post, server.url, body: body)
    let error = await #expect(throws: HTTPError.self) { try await URLSessionClient().send(request) }
    #expect(error?.code == "file.read")
    #expect(server.requests.isEmpty)
  }

  private struct Broken: Error {
    let password = "hunter2"
  }

  @Test func `A stream that breaks off is an error before anything is sent`() async throws {
    let body = HTTPBody.stream {
      AsyncThrowingStream<Data, any Error> { continuation in
        continuation.yield(Data("half".utf8))
        continuation.finish(throwing: Broken())
      }
    }
    let server = try echo()
    let request = try HTTPRequest(.post, server.url, body: body)
    let error = await #expect(throws: HTTPError.self) { try await URLSessionClient().send(request) }
    #expect(error?.code == "invalidRequest.body")
    #expect(error?.underlying is Broken)
    #expect(error?.description.contains("hunter2") == false)
    #expect(server.requests.isEmpty)
  }

  @Test func `A stream that does not come is waited for until the time is up, or the task is cancelled`()
    async throws
  {
    let clock = ManualClock()
    let client = URLSessionClient(clock: clock)
    let server = try echo()
    // One that does not even notice that it is cancelled.
    let body = HTTPBody.stream {
      AsyncStream<Data>(unfolding: {
        await ManualClock().sleeping(1); return nil
      })
    }
    let request = try HTTPRequest(.post, server.url, body: body, timeout: .seconds(5))
    let late = Task { try await client.send(request) }
    await clock.sleeping(1)
    clock.advance(by: .seconds(5))
    await #expect(
      throws: HTTPError(.timedOut(limit: .total, after: .seconds(5)), stage: .request, request: request)
    ) {
      try await late.value
    }
    let cancelled = Task { try await client.send(request) }
    await clock.sleeping(1)
    cancelled.cancel()
    await #expect(throws: HTTPError(.cancelled, stage: .request, request: request)) {
      try await cancelled.value
    }
    #expect(server.requests.isEmpty)
  }
}

extension AsyncStream where Element: Sendable {
  fileprivate init(_ elements: [Element]) {
    self.init { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }
}
