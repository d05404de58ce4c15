import Foundation

extension Downloading {
  /// Waits before the next attempt: half a second, and twice as long each further time, up to 32 seconds.
  func pause() async throws(HTTPError) {
    let halves = 1 << min(max(resumptions, 1) - 1, 6)
    do {
      try await clock.sleep(for: .milliseconds(500 * halves))
    } catch {
      throw self.error(.cancelled)
    }
  }

  /// A request for a further attempt, with what is left of the time for the whole.
  func remaining(of asked: HTTPRequest) throws(HTTPError) -> HTTPRequest {
    guard resumptions > 0, let limit = request.timeout else { return asked }
    let left = limit - elapsed()
    guard left > .zero else { throw error(.timedOut(limit: .total, after: limit)) }
    var asked = asked
    asked.timeout = left
    return asked
  }

  /// An error that tells the limit that the caller set, and not what was left of it.
  func overdue(_ error: HTTPError) -> HTTPError {
    guard let limit = request.timeout else { return error }
    return HTTPError(
      .timedOut(limit: .total, after: limit), stage: error.stage, request: error.request,
      redirectedTo: error.redirectedTo, response: error.response, underlying: error.underlying)
  }

  /// Reads the beginning of a body that is not the file.
  func unexpectedStatus(_ stream: HTTPStream) async -> HTTPError {
    var body = Data()
    do throws(HTTPError) {
      for try await piece in stream {
        body.append(piece.prefix(65_536 - body.count))
        if body.count == 65_536 { break }
      }
    } catch {
      if error.isCancellation { return error }
    }
    let head = stream.head
    let response = HTTPResponse(
      status: head.status, fields: head.fields, body: body, url: head.url, metrics: stream.metrics)
    return error(.unexpectedStatus(head.status), stage: .status, response: response)
  }

  /// An error with what is known by now.
  func error(
    _ reason: HTTPError.Reason, stage: HTTPError.Stage = .body, response: HTTPResponse? = nil
  ) -> HTTPError {
    HTTPError(
      reason, stage: last == nil ? .head : stage, request: request, redirectedTo: request.detour(to: last),
      response: response ?? last)
  }
}

extension HTTPRequest {
  /// This request as a download sends it, when it may.
  func forDownload() throws(HTTPError) -> HTTPRequest {
    guard method != .head else {
      throw HTTPError(invalid: .body("a HEAD request brings no file; use GET"), request: self)
    }
    if let field = fields.first(where: { $0.name == .range || $0.name == .ifRange }) {
      throw HTTPError(invalid: .framingField(field.name.spelling), request: self)
    }
    var request = self
    if fields[.acceptEncoding] == nil { try request.fields.set(.acceptEncoding, to: "identity") }
    return request
  }

  /// Does something with files.
  /// - Parameters:
  ///   - operation: What is done.
  ///   - destination: Where the download is to be.
  ///   - answer: The head that came last; `nil` before anything was sent.
  ///   - work: Does it.
  /// - Throws: What went wrong, with the name that the caller gave.
  func attempt<Value>(
    _ operation: HTTPError.FileFault.Operation, on destination: URL, answer: HTTPResponse? = nil,
    _ work: () throws(SystemFault) -> Value
  ) throws(HTTPError) -> Value {
    do throws(SystemFault) {
      return try work()
    } catch {
      let fault = HTTPError.FileFault(
        operation, name: destination.lastPathComponent, explanation: error.explanation)
      throw HTTPError(
        .file(fault), stage: answer == nil ? .request : .body, request: self,
        redirectedTo: detour(to: answer), response: answer, underlying: error.underlying)
    }
  }

  /// Where redirects led.
  fileprivate func detour(to answer: HTTPResponse?) -> URL? {
    answer?.url == url ? nil : answer?.url
  }
}
