public import Foundation

/// A request that knows how its answer is read.
///
///     let cache = Endpoint<CacheModel>(try HTTPRequest(.get, "https://httpbin.org/cache/60"))
///     let model = try await client.value(of: cache)
public struct Endpoint<Value: Sendable>: Sendable {
  /// What to ask.
  public var request: HTTPRequest
  /// The status codes of an answer that has the value; any other is a failure.
  public var acceptedCodes: Set<Int>

  private let decode: @Sendable (HTTPResponse) throws -> Value

  /// Makes an endpoint that reads its answer in a way of its own.
  /// - Parameters:
  ///   - request: What to ask.
  ///   - acceptedCodes: The status codes of an answer that has the value, `[200, 404]`; 200 to 299 unless told
  ///     otherwise.
  ///   - decode: Reads an accepted answer. What it throws becomes the underlying error of an ``HTTPError``.
  public init(
    _ request: HTTPRequest, acceptedCodes: Set<Int> = Set(200..<300),
    decode: @escaping @Sendable (HTTPResponse) throws -> Value
  ) {
    self.request = request
    self.acceptedCodes = acceptedCodes
    self.decode = decode
  }

  /// Reads an answer.
  /// - Parameter response: The answer to ``request``.
  /// - Returns: The value.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/unexpectedStatus(_:)`` or
  ///   ``HTTPError/Reason-swift.enum/undecodable(_:)``; it keeps the response.
  public func value(from response: HTTPResponse) throws(HTTPError) -> Value {
    guard acceptedCodes.contains(response.status.code) else {
      throw HTTPError(
        .unexpectedStatus(response.status), stage: .status, request: request, response: response)
    }
    do {
      return try decode(response)
    } catch {
      throw HTTPError(
        .undecodable(HTTPError.Undecodable(error, of: response)), stage: .decoding, request: request,
        response: response, underlying: error)
    }
  }
}

extension Endpoint where Value: Decodable {
  /// Makes an endpoint whose answer is decoded.
  /// - Parameters:
  ///   - request: What to ask.
  ///   - decoder: How the body is decoded; Foundation's JSON decoder unless told otherwise.
  ///   - acceptedCodes: The status codes of an answer that has the value, `[200, 404]`; 200 to 299 unless told
  ///     otherwise.
  public init(
    _ request: HTTPRequest, decoder: some ResponseDecoder = JSONDecoder(),
    acceptedCodes: Set<Int> = Set(200..<300)
  ) {
    self.init(request, acceptedCodes: acceptedCodes) { response in
      try decoder.decode(Value.self, from: response.body)
    }
  }
}
