import EnfiladeTesting
import Foundation
import Testing

@testable import EnfiladeHTTP

@Suite(.timeLimit(.minutes(1)))
struct LinesTests {
  @Test func `A body is read line by line`() async throws {
    let reading = await Reading(try HTTPStream.text("on", "e\r", "\ntw", "o\n\nth", "ree").lines())
    #expect(reading.elements == ["one", "two", "", "three"])
    #expect(reading.error == nil)
  }

  @Test func `A character that is cut in two is put together`() async throws {
    let pieces = Array("zwölf 😀\n".utf8).map { Data([$0]) }
    #expect(await Reading(try HTTPStream.pieces(pieces).lines()).elements == ["zwölf 😀"])
  }

  @Test func `A line that is too long fails with the head, after the lines before it`() async throws {
    let stream = try HTTPStream.text("abc\nab", "cd\nabc\n")
    let reading = await Reading(stream.lines(limit: 3))
    #expect(reading.elements == ["abc"])
    let error = try #require(reading.error)
    #expect(
      error
        == HTTPError(
          .tooLarge(.line, limit: 3), stage: .body, request: try HTTPRequest(.get, "http://unused.test/"),
          response: stream.head))
    #expect(
      "\(error)"
        == "GET http://unused.test/ failed: a line of the answer is longer than 3 bytes; raise the limit.")
  }

  @Test func `A body that breaks off hands over its whole lines, and not half of one`() async throws {
    let reading = await Reading(try HTTPStream.text("one\ntwo\nthr", failure: .interrupted).lines())
    #expect(reading.elements == ["one", "two"])
    #expect(reading.error?.reason == .interrupted)
  }

  @Test func `After an error there are no more lines`() async throws {
    var lines = try HTTPStream.text("abc\na\n").lines(limit: 1).makeAsyncIterator()
    await #expect(throws: HTTPError.self) { try await lines.next() }
    #expect(try await lines.next() == nil)
  }

  @Test func `Leaving the loop cancels the request`() async throws {
    let source = OpenSource(["one\ntwo\n"])
    for try await _ in try HTTPStream.open(source).lines() {
      #expect(!source.isCancelled)
      break
    }
    #expect(source.isCancelled)
  }

  @Test func `A cancelled task is not handed half of a line`() async throws {
    let source = OpenSource(["one\ntw"])
    let reading = Task { await Reading(try HTTPStream.open(source).lines()) }
    await source.clock.sleeping(1)
    reading.cancel()
    let result = try await reading.ended()
    #expect(result.elements == ["one"])
    #expect(result.error?.reason == .cancelled)
    #expect(source.isCancelled)
  }

  @Test func `A cancelled task is not handed lines that are there`() async throws {
    let result = await Task {
      var lines = try HTTPStream.text("one\ntwo\n").lines().makeAsyncIterator()
      _ = try await lines.next()
      withUnsafeCurrentTask { $0?.cancel() }
      return try await lines.next()
    }.result
    #expect(throws: HTTPError.self) { try result.get() }
  }
}
