import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Synchronization

/// Answers the nth request with the nth answer of a script, and records what it was asked.
final class DownloadScript: StreamingHTTPClient {
  /// What becomes of an answer after its last piece.
  enum Ending: Sendable {
    case end
    case failure(HTTPError.Reason)
    /// Nothing comes any more. Whoever waits sleeps on the clock.
    case silence(ManualClock)
  }

  struct Answer: Sendable {
    fileprivate var status: HTTPStatus?
    fileprivate var fields = HTTPFields()
    fileprivate var pieces: [Data] = []
    /// How often each piece comes.
    fileprivate var repeats = 1
    fileprivate var ending: Ending

    /// An answer with a head.
    static func response(
      _ code: Int = 200, _ fields: KeyValuePairs<String, String> = [:], _ pieces: [String] = [],
      then ending: Ending = .end
    ) throws -> Answer {
      Answer(
        status: HTTPStatus(code), fields: try HTTPFields(fields), pieces: pieces.map { Data($0.utf8) },
        ending: ending)
    }

    /// An answer of equal pieces that are made when they are asked for.
    static func large(pieces count: Int, of size: Int) -> Answer {
      Answer(status: .ok, pieces: [Data(repeating: 1, count: size)], repeats: count, ending: .end)
    }

    mutating func add(_ name: String, _ value: String) throws {
      if let name = HTTPFields.Name(name) { try fields.append(name, value) }
    }

    /// What comes instead of a head.
    static func noHead(_ ending: Ending) -> Answer { Answer(ending: ending) }
  }

  private struct State {
    var script: [Answer]
    var requests: [HTTPRequest] = []
  }

  private let state: Mutex<State>

  init(_ script: Answer...) {
    state = Mutex(State(script: script))
  }

  /// What it was asked, in order.
  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// What of it asked for a part: the values of `Range` and `If-Range`.
  var ranges: [[String]] {
    requests.map { request in
      request.fields.filter { $0.name.canonical.hasSuffix("range") }.map(\.value)
    }
  }

  func stream(
    _ request: HTTPRequest, buffering: HTTPStream.Buffering
  ) async throws(HTTPError) -> HTTPStream {
    let answer = state.withLock { state in
      state.requests.append(request)
      return state.script.isEmpty ? nil : state.script.removeFirst()
    }
    guard let answer else {
      throw HTTPError(.unknown(hint: "the script has ended"), stage: .request, request: request)
    }
    guard let status = answer.status else {
      try? await Self.end(answer.ending)
      guard case .failure(let reason) = answer.ending else {
        throw HTTPError(.cancelled, stage: .head, request: request)
      }
      throw HTTPError(reason, stage: .head, request: request)
    }
    let head = HTTPResponse(status: status, fields: answer.fields, url: request.url)
    let next = Atomic(0)
    let pieces = AsyncThrowingStream<Data, any Error> {
      let number = next.add(1, ordering: .relaxed).oldValue
      if number < answer.pieces.count * answer.repeats { return answer.pieces[number / answer.repeats] }
      try await Self.end(answer.ending, request, head)
      return nil
    }
    return HTTPStream(head: head, request: request, pieces: pieces)
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await stream(request).collected(upTo: .max)
  }

  private static func end(_ ending: Ending, _ request: HTTPRequest? = nil, _ head: HTTPResponse? = nil)
    async throws
  {
    switch ending {
    case .end: break
    case .failure(let reason): throw HTTPError(reason, stage: .body, request: request, response: head)
    case .silence(let clock): try await clock.sleep(for: .seconds(1_000_000))
    }
  }
}
