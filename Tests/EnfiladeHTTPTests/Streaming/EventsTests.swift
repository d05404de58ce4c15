import EnfiladeTesting
import Foundation
import Testing

@testable import EnfiladeHTTP

@Suite(.timeLimit(.minutes(1)))
struct EventsTests {
  @Test func `The events of one response, and nothing of a block that has not ended`() async throws {
    let reading = await Reading(
      try HTTPStream.text("data: o", "ne\n\nevent: x\nda", "ta: two\n\ndata: t\n").events())
    #expect(reading.elements == [ServerSentEvent(data: "one"), ServerSentEvent(type: "x", data: "two")])
    #expect(reading.error == nil)
  }

  @Test func `An event that is too large fails with the head`() async throws {
    let stream = try HTTPStream.text("data: one\n\n", "data: lon", "ger\n\n")
    let reading = await Reading(stream.events(limit: 9))
    #expect(reading.elements == [ServerSentEvent(data: "one")])
    let error = try #require(reading.error)
    #expect(error.reason == .tooLarge(.event, limit: 9))
    #expect(error.stage == .body)
    #expect(error.response == stream.head)
    #expect(error.request?.url == stream.head.url)
  }

  @Test func `An event is handed over before more bytes come`() async throws {
    let source = OpenSource(["data: one\r\r"])
    for try await event in try HTTPStream.open(source).events() {
      #expect(event == ServerSentEvent(data: "one"))
      #expect(!source.isCancelled)
      break
    }
    #expect(source.isCancelled)
  }

  @Test func `A cancelled task throws at once`() async throws {
    let source = OpenSource(["data: one\n\ndata: two\n"])
    let reading = Task { await Reading(try HTTPStream.open(source).events()) }
    await source.clock.sleeping(1)
    reading.cancel()
    let result = try await reading.ended()
    #expect(result.elements == [ServerSentEvent(data: "one")])
    #expect(result.error?.reason == .cancelled)
    #expect(source.isCancelled)
  }
}
