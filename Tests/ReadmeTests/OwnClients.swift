import EnfiladeHTTP

struct APIKeyClient<Inner: HTTPClient>: HTTPClient {
  let inner: Inner
  let key: String

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    var request = request
    if let name = HTTPFields.Name("X-Api-Key") { try request.fields.set(name, to: key) }
    return try await inner.send(request)
  }
}
