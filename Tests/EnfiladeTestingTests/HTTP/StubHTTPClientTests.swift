import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Testing

@Suite("StubHTTPClient of one function", .timeLimit(.minutes(5)))
struct StubHTTPClientTests {
  private let request: HTTPRequest

  init() throws {
    request = try HTTPRequest(.get, "https://httpbin.org/cache/60")
  }

  @Test("A closure answers, with no annotation")
  func answers() async throws {
    let client = StubHTTPClient { request in HTTPResponse(status: .ok, url: request.url) }
    #expect(try await client.send(request) == HTTPResponse(status: .ok, url: request.url))
  }

  @Test("A closure may throw an HTTPError, with or without its type")
  func throwsErrors() async throws {
    let failure = HTTPError(.interrupted, stage: .body, request: request)
    let untyped = StubHTTPClient { request in
      guard request.method == .post else { throw failure }
      return HTTPResponse(status: .ok, url: request.url)
    }
    let typed = StubHTTPClient { request throws(HTTPError) in
      guard request.method == .post else { throw failure }
      return HTTPResponse(status: .ok, url: request.url)
    }
    let onlyThrows = StubHTTPClient { _ in throw failure }
    for client in [untyped, typed, onlyThrows] {
      await #expect(throws: failure) { try await client.send(request) }
    }
  }

  @Test("A closure may be another client's function")
  func wraps() async throws {
    let inner = StubHTTPClient([.get("/cache/60"): .response(.noContent)])
    let outer = StubHTTPClient(inner.send)
    #expect(try await outer.send(request).status == .noContent)
    #expect(inner.requests == outer.requests)
  }

  @Test("Any other error of a closure is kept beneath an HTTPError")
  func foreignErrors() async throws {
    struct Mistake: Error, CustomStringConvertible {
      let description = "a mistake"
    }
    let client = StubHTTPClient { _ in throw Mistake() }
    let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
    #expect(error == HTTPError(.unknown(hint: "a mistake"), stage: .head, request: request))
    #expect(error?.underlying is Mistake)
  }

  @Test("A closure may wait on an injected clock, and is cancelled there")
  func waitsOnAClock() async throws {
    let clock = ManualClock()
    let client = StubHTTPClient { request in
      try await clock.sleep(for: .seconds(1))
      return HTTPResponse(status: .ok, url: request.url)
    }
    let first = Task { [request] in try await client.send(request) }
    await clock.sleeping(1)
    clock.advance(by: .seconds(1))
    #expect(try await first.ended().status == .ok)
    let second = Task { [request] in try await client.send(request) }
    await clock.sleeping(1)
    second.cancel()
    await #expect(throws: cancellation) { try await second.ended() }
  }

  @Test("An answer that comes after the task was cancelled is not given")
  func answerTooLate() async {
    let client = StubHTTPClient { request in
      withUnsafeCurrentTask { $0?.cancel() }
      return HTTPResponse(status: .ok, url: request.url)
    }
    let sending = Task { [request] in try await client.send(request) }
    await #expect(throws: cancellation) { try await sending.ended() }
    #expect(client.requests == [request])
  }

  @Test("A task that was cancelled before sends nothing")
  func cancelledBefore() async {
    let client = StubHTTPClient([:])
    let sending = Task { [request] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.send(request)
    }
    await #expect(throws: cancellation) { try await sending.ended() }
    #expect(client.requests.isEmpty)
  }

  @Test("An invalid request throws as with a real client, and is not sent")
  func invalid() async throws {
    var invalid = request
    invalid.body = .text("no")
    let client = StubHTTPClient([:])
    let expected = #expect(throws: HTTPError.self) { try invalid.validate() }
    let thrown = await #expect(throws: HTTPError.self) { try await client.send(invalid) }
    #expect(thrown == expected)
    #expect(client.requests.isEmpty)
  }

  @Test("It remembers what was asked, in order")
  func remembers() async throws {
    let client = StubHTTPClient { request in HTTPResponse(status: .ok, url: request.url) }
    let other = try HTTPRequest(.post, "https://httpbin.org/post", body: .text("a"))
    #expect(client.requests.isEmpty)
    _ = try await client.send(request)
    _ = try await client.send(other)
    #expect(client.requests == [request, other])
    #expect(await client.requests(atLeast: 2) == [request, other])
  }

  @Test("A request counts from the moment it is asked")
  func waitsForRequests() async throws {
    let client = StubHTTPClient([.get("/cache/60"): .never])
    let sending = Task { [request] in try await client.send(request) }
    #expect(await client.requests(atLeast: 1) == [request])
    sending.cancel()
    await #expect(throws: cancellation) { try await sending.ended() }
  }

  @Test("Cancelling ends the wait for requests")
  @MainActor
  func waitCancelled() async throws {
    let client = StubHTTPClient([:])
    let waiting = await started { await client.requests(atLeast: 1) }
    waiting.cancel()
    #expect(try await waiting.ended().isEmpty)
  }

  @Test("A stub streams what it answers, in pieces")
  func streams() async throws {
    let body = Data((0..<40_000).map { UInt8($0 % 251) })
    let client = StubHTTPClient { request in HTTPResponse(status: .created, body: body, url: request.url) }
    let stream = try await client.stream(request)
    #expect(stream.head == HTTPResponse(status: .created, url: request.url))
    var pieces: [Data] = []
    for try await piece in stream { pieces.append(piece) }
    #expect(pieces.map(\.count) == [16_384, 16_384, 7_232])
    #expect(Data(pieces.joined()) == body)
    #expect(client.requests == [request])
  }

  private var cancellation: HTTPError {
    HTTPError(.cancelled, stage: .head, request: request)
  }
}
