import EnfiladeTesting
import Foundation
import Testing

@testable import EnfiladeHTTP

@Suite(.timeLimit(.minutes(1)))
struct HTTPStreamReadingTests {
  @Test func `A stream that only its loop holds is read to the end`() async throws {
    var pieces: [Data] = []
    for try await piece in try HTTPStream.text("one", "two") { pieces.append(piece) }
    #expect(pieces == [Data("one".utf8), Data("two".utf8)])
  }

  @Test func `A stream is cancelled when its loop is left, though it is held`() async throws {
    let source = OpenSource(["one"])
    let stream = try HTTPStream.open(source)
    for try await _ in stream { break }
    #expect(source.isCancelled)
    #expect(stream.head.status == .ok)
  }

  @Test func `A stream that nobody reads is cancelled when it is let go`() throws {
    let source = OpenSource([])
    _ = try HTTPStream.open(source)
    #expect(source.isCancelled)
  }

  @Test func `Pieces that end because their reader is cancelled are no whole body`() async throws {
    let request = try HTTPRequest(.get, "http://unused.test/")
    let head = HTTPResponse(status: .ok, url: request.url)
    let (pieces, continuation) = AsyncStream.makeStream(of: Data.self)
    continuation.yield(Data("one".utf8))
    let stream = HTTPStream(head: head, request: request, pieces: pieces)
    let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
    let reading = Task {
      for try await _ in stream { beginning.finish() }
    }
    for await _ in begun {}
    reading.cancel()
    await #expect(throws: HTTPError(.cancelled, stage: .body, request: request, response: head)) {
      try await reading.ended()
    }
  }
}
