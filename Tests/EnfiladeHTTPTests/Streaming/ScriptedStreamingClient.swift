import Foundation
import Synchronization

@testable import EnfiladeHTTP

/// A client that answers by a script, one answer after the other, and with 204 after the last.
final class ScriptedStreamingClient: StreamingHTTPClient {
  /// What a request gets.
  enum Answer: Sendable {
    /// A stream of events that is whole, or ends with a failure.
    case events(String, failure: HTTPError.Reason? = nil)
    /// A stream of events that stays open.
    case open(OpenSource)
    /// A response without a body.
    case head(HTTPStatus, contentType: String?)
    /// No response.
    case failure(HTTPError.Reason)
  }

  private struct State {
    var answers: [Answer]
    var requests: [HTTPRequest] = []
  }

  private let state: Mutex<State>

  init(_ answers: Answer...) {
    state = Mutex(State(answers: answers))
  }

  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// The `Last-Event-ID` of each request.
  var lastEventIDs: [String?] { requests.map { $0.fields[.lastEventID] } }

  func stream(
    _ request: HTTPRequest, buffering: HTTPStream.Buffering
  ) async throws(HTTPError) -> HTTPStream {
    let answer = state.withLock { state in
      state.requests.append(request)
      return state.answers.isEmpty ? .head(.noContent, contentType: nil) : state.answers.removeFirst()
    }
    switch answer {
    case .events(let text, let failure):
      let head = try Self.head(.ok, "text/event-stream", of: request)
      return HTTPStream(head: head, request: request, pieces: [Data(text.utf8)], failure: failure)
    case .open(let source):
      let head = try Self.head(.ok, "text/event-stream", of: request)
      return HTTPStream(head: head, request: request, source: source)
    case .head(let status, let contentType):
      return HTTPStream(head: try Self.head(status, contentType, of: request), request: request, pieces: [])
    case .failure(let reason):
      throw HTTPError(reason, stage: .head, request: request)
    }
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await stream(request).collected(upTo: .max)
  }

  private static func head(
    _ status: HTTPStatus, _ contentType: String?, of request: HTTPRequest
  ) throws(HTTPError) -> HTTPResponse {
    var fields = HTTPFields()
    if let contentType { try fields.append(.contentType, contentType) }
    return HTTPResponse(status: status, fields: fields, url: request.url)
  }
}
