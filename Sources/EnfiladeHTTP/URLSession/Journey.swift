import Foundation

/// The way of one call to its answer: its body is made ready, redirects are followed, and what may be sent again over
/// another connection is.
struct Journey {
  struct Answer {
    let response: HTTPResponse
    let redirectedTo: URL?
    /// Whether the body is still to come.
    let isOpen: Bool
  }

  /// How often a request is sent that meets one closed connection after the other.
  private static let staleAttempts = 5

  private let sending: Sending
  private let policy: RedirectPolicy
  private let transport: Transport

  init(_ sending: Sending, redirects: RedirectPolicy, transport: Transport) {
    self.sending = sending
    policy = redirects
    self.transport = transport
  }

  func run() async throws(HTTPError) -> Answer {
    var asked = sending.request
    var redirects = RedirectChain(asked, policy: policy)
    let prepared = try await prepare(asked.body)
    while true {
      let redirectedTo = redirects.count > 0 ? asked.url : nil
      let outcome = await exchange(asked, body: asked.body == nil ? nil : prepared)
      let response = outcome.head.map { head in
        var metrics = sending.metrics
        metrics.redirects = redirects.count
        return HTTPResponse(
          status: head.status, fields: head.fields, body: outcome.body, url: asked.url, metrics: metrics)
      }
      if let failure = outcome.failure {
        throw HTTPError(
          failure.reason, stage: failure.stage, request: sending.request, redirectedTo: redirectedTo,
          response: response, underlying: failure.underlying)
      }
      guard let response else {
        throw HTTPError(.unknown(hint: "an end without a response"), stage: .head, request: sending.request)
      }
      do throws(RefusedRedirect) {
        guard let next = try redirects.next(after: asked, answeredBy: response) else {
          return Answer(response: response, redirectedTo: redirectedTo, isOpen: outcome.isOpen)
        }
        asked = next
      } catch {
        throw HTTPError(
          .redirectRefused(error.refusal), stage: .redirect, request: sending.request,
          redirectedTo: redirectedTo, response: response)
      }
    }
  }

  /// Sends one request and waits for its answer, whatever that is.
  private func exchange(_ request: HTTPRequest, body: PreparedBody?) async -> Exchange.Outcome {
    var attempts = 0
    while true {
      attempts += 1
      let exchange = Exchange(request, body: body, for: sending, over: transport)
      let outcome = await withTaskCancellationHandler {
        await withCheckedContinuation { exchange.begin($0) }
      } onCancel: {
        sending.stop(.cancelled)
      }
      guard outcome.failure?.isStale == true, request.mayBeSentTwice, attempts < Self.staleAttempts else {
        return outcome
      }
    }
  }

  /// Makes a body ready, before anything is sent.
  private func prepare(_ body: HTTPBody?) async throws(HTTPError) -> PreparedBody? {
    guard let content = body?.content else { return nil }
    if let data = content.data { return .data(data) }
    let gathering = Gathering(content)
    defer { sending.disown() }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        gathering.begin(continuation)
        if let stopped = sending.adopt({ gathering.stop($0) }) { gathering.stop(stopped) }
      }
    } onCancel: {
      sending.stop(.cancelled)
    }
    switch outcome {
    case .ready(let prepared): return prepared
    case .stopped(let reason): throw failure(reason)
    case .failed(let fault as OpenFile.Fault): throw failure(.file(fault.fault), underlying: fault)
    case .failed(let error as HTTPError): throw error
    case .failed(let error):
      throw failure(
        .invalidRequest(.body("its pieces broke off with an error of the type \(type(of: error))")),
        underlying: error)
    }
  }

  private func failure(_ reason: HTTPError.Reason, underlying: (any Error)? = nil) -> HTTPError {
    HTTPError(reason, stage: .request, request: sending.request, underlying: underlying)
  }
}
