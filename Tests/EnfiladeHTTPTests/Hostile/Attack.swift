import EnfiladeHTTP
import Loopback

/// What a hostile server does, and what a client may make of it.
struct Attack: Sendable {
  /// What a client may make of it.
  enum Verdict: Sendable, Equatable {
    /// An answer with this status and body: `200 {}`.
    case answer(String)
    /// An error at this stage, before the time limit.
    case refusal(HTTPError.Stage)
    /// An error for the time limit, at this stage.
    case late(HTTPError.Stage)
    /// An answer with this status and body, or any error, the time limit's too.
    case answerOrError(String)
  }

  let verdict: Verdict
  let steps: [LoopbackAnswer.Step]

  init(_ verdict: Verdict, _ steps: LoopbackAnswer.Step...) {
    self.verdict = verdict
    self.steps = steps
  }

  /// Whether bytes come without an end or a pause, and none of them is handed over, so that nobody can stop them.
  var isFlood: Bool {
    guard case .late = verdict, case .generated(nil, _)? = steps.last else { return false }
    return true
  }

  /// Whether it is over without a time limit.
  var endsByItself: Bool {
    switch verdict {
    case .answer, .refusal: true
    case .late, .answerOrError: false
    }
  }

  /// Why this is not what may be made of it; nil when it is.
  func objection(to outcome: Result<HTTPResponse, HTTPError>) -> String? {
    let isFine =
      switch (verdict, outcome) {
      case (.answer(let wanted), .success), (.answerOrError(let wanted), .success): outcome.summary == wanted
      case (.answerOrError, .failure): true
      case (.refusal(let stage), .failure(let error)): error.stage == stage && error.code != "timedOut.total"
      case (.late(let stage), .failure(let error)): error.stage == stage && error.code == "timedOut.total"
      case (.answer, .failure), (.refusal, .success), (.late, .success): false
      }
    return isFine ? nil : "\(outcome) instead of \(verdict)"
  }
}
