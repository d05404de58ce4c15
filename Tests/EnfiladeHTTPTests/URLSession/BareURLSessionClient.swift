import EnfiladeHTTP
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What one writes without knowing better: the async call of one session and nothing else. The tests of
/// faults run against it too, and see it fail.
struct BareURLSessionClient: HTTPClient {
  private let session: URLSession

  init(configuration: URLSessionConfiguration = .ephemeral) {
    session = URLSession(configuration: configuration)
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await Self.send(request, over: session)
  }

  fileprivate static func send(
    _ request: HTTPRequest, over session: URLSession
  ) async throws(HTTPError) -> HTTPResponse {
    var bare = URLRequest(url: request.url)
    bare.httpMethod = request.method.token
    bare.httpBody = request.body?.data
    for field in request.fields { bare.addValue(field.value, forHTTPHeaderField: field.name.spelling) }
    if let timeout = request.timeout { bare.timeoutInterval = timeout / .seconds(1) }
    do {
      let (data, response) = try await session.data(for: bare)
      guard let head = response as? HTTPURLResponse, let status = HTTPStatus(head.statusCode) else {
        throw URLError(.badServerResponse)
      }
      var fields = HTTPFields()
      for (name, value) in head.allHeaderFields {
        guard let name = HTTPFields.Name("\(name)") else { continue }
        try fields.append(name, "\(value)")
      }
      return HTTPResponse(status: status, fields: fields, body: data, url: head.url ?? request.url)
    } catch {
      throw HTTPError(.unknown(hint: "\(error)"), stage: .head, request: request, underlying: error)
    }
  }
}

/// A session for each request, as most samples have it.
struct SessionPerRequestClient: HTTPClient {
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    return try await BareURLSessionClient.send(request, over: session)
  }
}
