public import EnfiladeHTTP
public import Foundation

/// What a row of a ``StubHTTPClient`` answers, each time that it is asked.
///
///     let answers: [StubAnswer] = [
///       .json(#"{"url": "https://httpbin.org/cache/60"}"#),
///       .json(#"{"error": "no such hotel"}"#, status: .notFound),
///       .response(.noContent),
///       .failure(.unreachable(.noNetwork)),
///       .never,
///     ]
public struct StubAnswer: Sendable {
  /// Answers a request that was sent.
  let respond: @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

  /// A response with a JSON body.
  /// - Parameters:
  ///   - text: The body; sent as it is, so it may also be what no decoder takes.
  ///   - status: The status.
  public static func json(_ text: String, status: HTTPStatus = .ok) -> StubAnswer {
    let fields = (try? HTTPFields(["Content-Type": "application/json"])) ?? HTTPFields()
    return response(status, fields: fields, body: Data(text.utf8))
  }

  /// A response; its URL is the one that was asked.
  /// - Parameters:
  ///   - status: The status.
  ///   - fields: The header fields.
  ///   - body: The body, decompressed.
  public static func response(
    _ status: HTTPStatus, fields: HTTPFields = HTTPFields(), body: Data = Data()
  ) -> StubAnswer {
    StubAnswer { request in
      HTTPResponse(status: status, fields: fields, body: body, url: request.url)
    }
  }

  /// A failure; the request is put into the error.
  /// - Parameters:
  ///   - reason: What happens.
  ///   - stage: How far the exchange comes.
  public static func failure(
    _ reason: HTTPError.Reason, stage: HTTPError.Stage = .connection
  ) -> StubAnswer {
    StubAnswer { request throws(HTTPError) in
      throw HTTPError(reason, stage: stage, request: request)
    }
  }

  /// No answer: the call waits until its task is cancelled, and then throws an `HTTPError` that says so.
  public static let never = StubAnswer { request throws(HTTPError) in
    await Watched(()).wait { _ in false }
    throw HTTPError(.cancelled, stage: .head, request: request)
  }
}
