public import Foundation

/// Why a request did not end with a value: what happened, at which stage, to which request.
///
/// Its description is one sentence for a person, with secrets left out; ``code`` is for looking up a
/// translation. The evidence is kept: the request, the response so far, and what lay beneath.
public struct HTTPError: Error, Sendable {
  /// What happened.
  public let reason: Reason
  /// How far the exchange had come.
  public let stage: Stage
  /// The request, once there was one: a request that could not even be made has none.
  public let request: HTTPRequest?
  /// Where redirects had led by then; `nil` when none was followed.
  public let redirectedTo: URL?
  /// The response, or what had come of it.
  public let response: HTTPResponse?
  /// What the transport or the decoder reported. On Linux URLSession has one code for many faults, so take
  /// its reason as a hint.
  public let underlying: (any Error)?

  /// Makes an error; for doubles and for clients of your own.
  /// - Parameters:
  ///   - reason: What happened.
  ///   - stage: How far the exchange had come.
  ///   - request: The request.
  ///   - redirectedTo: Where redirects had led by then.
  ///   - response: The response, or what had come of it.
  ///   - underlying: What lay beneath.
  public init(
    _ reason: Reason, stage: Stage, request: HTTPRequest?, redirectedTo: URL? = nil,
    response: HTTPResponse? = nil, underlying: (any Error)? = nil
  ) {
    self.reason = reason
    self.stage = stage
    self.request = request
    self.redirectedTo = redirectedTo
    self.response = response
    self.underlying = underlying
  }

  init(invalid: InvalidRequest, request: HTTPRequest? = nil, underlying: (any Error)? = nil) {
    self.init(.invalidRequest(invalid), stage: .request, request: request, underlying: underlying)
  }

  /// Whether the same request may succeed later: the server was not reached, did not answer in time, broke
  /// off, or said 408, 429, 500, 502, 503 or 504. Whether it may be *sent* twice is the method's to say.
  public var isRetryable: Bool {
    switch reason {
    case .unreachable, .interrupted, .timedOut, .unknown: true
    case .unexpectedStatus(let status): [408, 429, 500, 502, 503, 504].contains(status.code)
    case .invalidRequest, .cancelled, .undecodable, .redirectRefused, .tooLarge, .insecure, .unsupported,
      .file,
      .notResumable, .closed:
      false
    }
  }

  /// Whether the server could not be reached at all.
  public var isOffline: Bool {
    if case .unreachable = reason { true } else { false }
  }

  /// Whether the caller's task was cancelled. Do not show that to a person as a failure.
  public var isCancellation: Bool { reason == .cancelled }
}

extension HTTPError: Equatable {
  /// Whether the same happened to equal requests with equal responses, whatever lay beneath.
  public static func == (left: Self, right: Self) -> Bool {
    left.reason == right.reason && left.stage == right.stage && left.request == right.request
      && left.redirectedTo == right.redirectedTo && left.response == right.response
  }
}

extension HTTPError: CustomStringConvertible, CustomReflectable, LocalizedError {
  /// One English sentence: which request failed, what happened, and what to do where that can be known.
  public var description: String {
    let clause = reason.clause(at: stage)
    if let request {
      let detour = redirectedTo.map { ", redirected to \(Redaction.text(of: $0))," } ?? ""
      return "\(request)\(detour) failed: \(clause)."
    }
    return "\(clause.prefix(1).uppercased())\(clause.dropFirst())."
  }

  /// The description.
  public var errorDescription: String? { description }

  /// What `dump` shows: no secret.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "code": code, "stage": stage, "reason": reason.clause(at: stage), "request": request as Any,
        "redirectedTo": redirectedTo.map(Redaction.text(of:)) as Any, "response": response as Any,
      ])
  }
}
