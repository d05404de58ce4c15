import EnfiladeTesting
import Foundation
import Testing

@testable import EnfiladeHTTP

@Suite(.timeLimit(.minutes(1)))
struct ServerSentEventsTests {
  private let clock = ManualClock()

  private func listen(
    to client: ScriptedStreamingClient, _ request: HTTPRequest? = nil,
    reconnection: ServerSentEvents.Reconnection = .standard, limit: Int = 1_000
  ) throws -> Task<Reading<ServerSentEvent>, Never> {
    let request = try request ?? HTTPRequest(.get, "http://a/b")
    let events = client.events(of: request, reconnection: reconnection, limit: limit, clock: clock)
    return Task { await Reading(events) }
  }

  /// Waits until somebody waits, and checks how long.
  private func pass(_ duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) async {
    await clock.sleeping(1)
    clock.advance(by: duration - .milliseconds(1))
    #expect(clock.sleepers == 1, "it waits for less", sourceLocation: sourceLocation)
    clock.advance(by: .milliseconds(1))
    #expect(clock.sleepers == 0, "it waits for more", sourceLocation: sourceLocation)
  }

  @Test func `It connects anew three seconds after a response has ended, until the server says 204`()
    async throws
  {
    let client = ScriptedStreamingClient(
      .events("data: one\n\n"), .events("data: two\n\ndata: lost"), .events(""))
    let reading = try listen(to: client)
    for _ in 0..<3 { await pass(.seconds(3)) }
    let result = try await reading.ended()
    #expect(result.elements == [ServerSentEvent(data: "one"), ServerSentEvent(data: "two")])
    #expect(result.error == nil)
    #expect(client.requests.count == 4)
  }

  @Test func `A first answer of 204 ends it without an event`() async throws {
    let client = ScriptedStreamingClient()
    let result = try await listen(to: client).ended()
    #expect(result.elements.isEmpty)
    #expect(result.error == nil)
    #expect(client.requests.count == 1)
  }

  @Test func `It asks for an event stream past every cache, unless the request says otherwise`() async throws
  {
    let client = ScriptedStreamingClient()
    _ = try await listen(to: client).ended()
    let fields: KeyValuePairs = ["Accept": "*/*", "Cache-Control": "max-age=1", "X-Mine": "1"]
    _ = try await listen(to: client, HTTPRequest(.get, "http://a/b", fields: fields)).ended()
    #expect(
      try client.requests.map(\.fields) == [
        HTTPFields(["Accept": "text/event-stream", "Cache-Control": "no-store"]), HTTPFields(fields),
      ])
  }

  @Test func `It tells the latest id, which holds over connections until it is taken back`() async throws {
    let client = ScriptedStreamingClient(
      .events("id: é1\ndata: a\n\nid: 2\ndata: lost\n"), .events("data: b\n\n"), .events("id\ndata: c\n\n"))
    let reading = try listen(to: client)
    for _ in 0..<3 { await pass(.seconds(3)) }
    let result = try await reading.ended()
    #expect(
      result.elements == [
        ServerSentEvent(data: "a", lastEventID: "é1"), ServerSentEvent(data: "b", lastEventID: "é1"),
        ServerSentEvent(data: "c"),
      ])
    #expect(client.lastEventIDs == [nil, "é1", "é1", nil])
  }

  @Test func `It begins after the id that the request names`() async throws {
    let client = ScriptedStreamingClient(.events("data: a\n\n"))
    let request = try HTTPRequest(.get, "http://a/b", fields: ["Last-Event-ID": "41"])
    let reading = try listen(to: client, request)
    await pass(.seconds(3))
    #expect(try await reading.ended().elements == [ServerSentEvent(data: "a", lastEventID: "41")])
    #expect(client.lastEventIDs == ["41", "41"])
  }

  @Test func `An id that no field can carry ends it, rather than to lose events`() async throws {
    let client = ScriptedStreamingClient(.events("id: a\u{1}b\ndata: a\n\n"))
    let reading = try listen(to: client)
    await pass(.seconds(3))
    let result = try await reading.ended()
    #expect(result.elements == [ServerSentEvent(data: "a", lastEventID: "a\u{1}b")])
    #expect(result.error?.reason == .invalidRequest(.fieldValue(name: "Last-Event-ID")))
    #expect(client.requests.count == 1)
  }

  @Test func `The server sets how long it waits, and that holds over connections`() async throws {
    let client = ScriptedStreamingClient(
      .events("retry: 500\n"), .events("data: a\n\n"), .events("retry: 7000\nretry: soon\n"))
    let reading = try listen(to: client)
    for wait in [500, 500, 7_000] { await pass(.milliseconds(wait)) }
    #expect(try await reading.ended().elements.count == 1)
  }

  @Test func `Failures in a row make the wait longer, and an event or a good end makes it short again`()
    async throws
  {
    let client = ScriptedStreamingClient(
      .failure(.unreachable(.refused)), .head(.serviceUnavailable, contentType: nil),
      .events("data: half\n", failure: .interrupted), .events("data: a\n\n", failure: .interrupted),
      .failure(.timedOut(limit: .firstByte, after: .seconds(1))), .events(""), .failure(.interrupted))
    let reading = try listen(to: client)
    for wait in [3, 6, 12, 3, 6, 3, 3] { await pass(.seconds(wait)) }
    let result = try await reading.ended()
    #expect(result.elements == [ServerSentEvent(data: "a")])
    #expect(result.error == nil)
    #expect(client.requests.count == 8)
  }

  @Test func `It gives up with the failure that is one too many`() async throws {
    let client = ScriptedStreamingClient(
      .failure(.interrupted), .failure(.unreachable(.refused)), .failure(.unreachable(.noNetwork)))
    let reading = try listen(to: client, reconnection: ServerSentEvents.Reconnection(maximumFailures: 3))
    for wait in [3, 6] { await pass(.seconds(wait)) }
    #expect(try await reading.ended().error?.reason == .unreachable(.noNetwork))
    #expect(client.requests.count == 3)
  }

  @Test(arguments: [HTTPStatus.notFound, .created, .unauthorized])
  func `Another status than 200 is thrown`(status: HTTPStatus) async throws {
    let client = ScriptedStreamingClient(.head(status, contentType: "text/event-stream"))
    let error = try #require(try await listen(to: client).ended().error)
    #expect(error.reason == .unexpectedStatus(status))
    #expect(error.stage == .status)
    #expect(error.response?.status == status)
    #expect(error.request?.fields[.accept] == "text/event-stream")
    #expect(client.requests.count == 1)
  }

  @Test(arguments: ["text/event-stream", "Text/Event-Stream ; charset=UTF-8", "text/event-stream;x"])
  func `The content type may have parameters`(contentType: String) async throws {
    let client = ScriptedStreamingClient(.head(.ok, contentType: contentType))
    let reading = try listen(to: client)
    await pass(.seconds(3))
    #expect(try await reading.ended().error == nil)
  }

  @Test(arguments: [
    ("text/html", #"its content type is "text/html", where text/event-stream was asked for"#),
    (
      "text/event-streams",
      #"its content type is "text/event-streams", where text/event-stream was asked for"#
    ),
    (nil, "its content type is missing, where text/event-stream was asked for"),
  ])
  func `Another content type is thrown, and named`(contentType: String?, clause: String) async throws {
    let client = ScriptedStreamingClient(.head(.ok, contentType: contentType))
    let error = try #require(try await listen(to: client).ended().error)
    #expect(error.code == "undecodable.contentType")
    #expect("\(error)" == "GET http://a/b failed: the answer could not be read: \(clause).")
    #expect(error.response?.status == .ok)
    #expect(client.requests.count == 1)
  }

  @Test func `An event that is too large is thrown, since it would come again`() async throws {
    let client = ScriptedStreamingClient(.events("data: long\n\n"))
    let error = try await listen(to: client, limit: 5).ended().error
    #expect(error?.reason == .tooLarge(.event, limit: 5))
    #expect(client.requests.count == 1)
  }

  @Test func `A request that is not idempotent is sent once`() async throws {
    let request = try HTTPRequest(.post, "http://a/b", body: .text("x"))
    let whole = ScriptedStreamingClient(.events("data: a\n\n"))
    let result = try await listen(to: whole, request).ended()
    #expect(result.elements == [ServerSentEvent(data: "a")])
    #expect(result.error == nil)
    #expect(whole.requests.count == 1)
    let broken = ScriptedStreamingClient(.events("data: a\n\n", failure: .interrupted))
    #expect(try await listen(to: broken, request).ended().error?.reason == .interrupted)
    #expect(broken.requests.count == 1)
  }

  @Test func `Cancelling while it waits to connect anew throws at once`() async throws {
    let client = ScriptedStreamingClient(.events("data: a\n\n"), .events("data: b\n\n"))
    let reading = try listen(to: client)
    await clock.sleeping(1)
    reading.cancel()
    let result = try await reading.ended()
    #expect(result.elements == [ServerSentEvent(data: "a")])
    #expect(result.error?.reason == .cancelled)
    #expect(clock.sleepers == 0)
    #expect(client.requests.count == 1)
  }

  @Test func `Cancelling while a connection is open throws at once and ends the connection`() async throws {
    let source = OpenSource(["data: a\n\n"])
    let client = ScriptedStreamingClient(.open(source))
    let reading = try listen(to: client)
    await source.clock.sleeping(1)
    reading.cancel()
    #expect(try await reading.ended().error?.reason == .cancelled)
    #expect(source.isCancelled)
    #expect(client.requests.count == 1)
  }

  @Test func `Leaving the loop ends the connection, and whoever loops again has another one`() async throws {
    let sources = [OpenSource(["data: a\n\n"]), OpenSource(["data: b\n\n"])]
    let client = ScriptedStreamingClient(.open(sources[0]), .open(sources[1]))
    let events = try client.events(of: HTTPRequest(.get, "http://a/b"), clock: clock)
    #expect(client.requests.isEmpty)
    for source in sources {
      for try await _ in events {
        #expect(!source.isCancelled)
        break
      }
      #expect(source.isCancelled)
    }
    #expect(client.requests.count == 2)
  }

  @Test func `After an error and after 204 it stays over`() async throws {
    let client = ScriptedStreamingClient(.head(.notFound, contentType: nil))
    var events = try client.events(of: HTTPRequest(.get, "http://a/b"), clock: clock).makeAsyncIterator()
    await #expect(throws: HTTPError.self) { try await events.next() }
    #expect(try await events.next() == nil)
    #expect(client.requests.count == 1)
  }

  @MainActor @Test func `A loop on the main actor stays there`() async throws {
    let client = ScriptedStreamingClient(.events("data: a\n\n"))
    var seen: [String] = []
    for try await event in try client.events(of: HTTPRequest(.post, "http://a/b"), clock: clock) {
      MainActor.assertIsolated()
      seen.append(event.data)
    }
    #expect(seen == ["a"])
  }
}
