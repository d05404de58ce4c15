import Foundation

extension ServerSentEvents {
  private static let contentType = "text/event-stream"

  /// Connects once.
  /// - Parameter lastEventID: The latest `id`; empty for none.
  /// - Returns: The events of the response; `nil` when the server asks the client to stay away.
  func connect(lastEventID: String) async throws(HTTPError) -> HTTPStream.Events.AsyncIterator? {
    let request = try request(lastEventID: lastEventID)
    let stream = try await client.stream(request, buffering: buffering)
    let head = stream.head
    guard head.status != .noContent else { return nil }
    guard head.status == .ok else {
      throw HTTPError(.unexpectedStatus(head.status), stage: .status, request: request, response: head)
    }
    guard Self.isEventStream(head) else {
      let undecodable = HTTPError.Undecodable(contentTypeOf: head, wanted: Self.contentType)
      throw HTTPError(.undecodable(undecodable), stage: .decoding, request: request, response: head)
    }
    let parser = ServerSentEventParser(lastEventID: lastEventID, limit: limit)
    return HTTPStream.Events(stream: stream, parser: parser).makeAsyncIterator()
  }

  /// Waits before the next connection.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/cancelled``, and nothing else.
  func wait(_ duration: Duration) async throws(HTTPError) {
    let cancelled = HTTPError(.cancelled, stage: .connection, request: request)
    if Task.isCancelled { throw cancelled }
    do { try await clock.sleep(for: Swift.min(duration, .seconds(1 << 40))) } catch { throw cancelled }
  }

  /// The request as this connection sends it.
  private func request(lastEventID: String) throws(HTTPError) -> HTTPRequest {
    var request = request
    do {
      if request.fields[.accept] == nil { try request.fields.append(.accept, Self.contentType) }
      if request.fields[.cacheControl] == nil { try request.fields.append(.cacheControl, "no-store") }
      request.fields.remove(.lastEventID)
      if !lastEventID.isEmpty { try request.fields.append(.lastEventID, lastEventID) }
    } catch {
      throw HTTPError(error.reason, stage: error.stage, request: request)
    }
    return request
  }

  /// Whether the essence of the media type is that of event streams (RFC 9110, section 8.3.1).
  private static func isEventStream(_ head: HTTPResponse) -> Bool {
    let essence = (head.fields[.contentType] ?? "").prefix { $0 != ";" }
    return essence.trimmingCharacters(in: .whitespaces).lowercased() == contentType
  }
}
