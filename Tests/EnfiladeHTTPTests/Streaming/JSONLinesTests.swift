import EnfiladeTesting
import Foundation
import Testing

@testable import EnfiladeHTTP

@Suite(.timeLimit(.minutes(1)))
struct JSONLinesTests {
  private struct Pet: Decodable, Hashable {
    let name: String
    var age: Int?
  }

  @Test func `Each line is a value, and blank lines are none`() async throws {
    let stream = try HTTPStream.text(
      "\u{FEFF}{\"name\": \"Ada\"}\n", "\n  \t\n{\"name\":\r\"Bob\", \"age\"", ": 3}\r\n\r\n",
      #"{"name": "Cät"}"#)
    let reading = await Reading(stream.jsonLines(of: Pet.self))
    #expect(reading.elements == [Pet(name: "Ada"), Pet(name: "Bob", age: 3), Pet(name: "Cät")])
    #expect(reading.error == nil)
  }

  @Test(arguments: [
    (#"{"name": 7, "key": "hunter2"}"#, HTTPError.Undecodable.Kind.wrongType, ["name"]),
    (#"{"key": "hunter2"}"#, .missing, ["name"]), (#"{"name": "hunter2""#, .malformed, []),
    ("<html>hunter2", .html, []),
  ])
  func `A line that is no value fails with its number, and says nothing of what it holds`(
    line: String, kind: HTTPError.Undecodable.Kind, path: [String]
  ) async throws {
    let stream = try HTTPStream.text("{\"name\": \"Ada\"}\n\n", line + "\n{\"name\": \"Bob\"}\n")
    let reading = await Reading(stream.jsonLines(of: Pet.self))
    #expect(reading.elements == [Pet(name: "Ada")])
    let error = try #require(reading.error)
    guard case .undecodable(let undecodable) = error.reason else {
      Issue.record("another reason: \(error)")
      return
    }
    #expect(undecodable.kind == kind)
    #expect(undecodable.line == 3)
    #expect(undecodable.codingPath == path)
    #expect(undecodable.excerpt == line)
    #expect(error.stage == .decoding)
    #expect(error.response == stream.head)
    #expect(error.underlying is DecodingError)
    #expect("\(error)".contains("line 3"))
    #expect(!"\(error)".contains("hunter2"))
  }

  @Test func `A decoder that fails in its own way is named with the line, too`() async throws {
    struct Strange: ResponseDecoder {
      struct Failure: Error {}
      func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { throw Failure() }
    }
    let reading = await Reading(try HTTPStream.text("1\n").jsonLines(of: Int.self, decoder: Strange()))
    let error = try #require(reading.error)
    #expect("\(error)" == "GET http://unused.test/ failed: line 1 of the answer could not be read.")
    #expect(error.underlying is Strange.Failure)
  }

  @Test func `A line that is too long fails as one of any text does`() async throws {
    let reading = await Reading(try HTTPStream.text("1\n1234\n").jsonLines(of: Int.self, limit: 3))
    #expect(reading.elements == [1])
    #expect(reading.error?.reason == .tooLarge(.line, limit: 3))
  }

  @Test func `After a line that is no value the request is cancelled`() async throws {
    let source = OpenSource(["1\nx\n2\n"])
    let stream = try HTTPStream.open(source)
    var values = stream.jsonLines(of: Int.self).makeAsyncIterator()
    #expect(try await values.next() == 1)
    await #expect(throws: HTTPError.self) { try await values.next() }
    #expect(source.isCancelled)
    #expect(try await values.next() == nil)
  }
}
