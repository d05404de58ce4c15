import EnfiladeHTTP
import Foundation

extension Fault {
  /// How a call ended that met a fault.
  enum Ending: String, CaseIterable {
    /// With the answer that there would have been without the fault.
    case unharmed
    /// With the answer that the mutated bytes give.
    case asMutated
    /// With an answer to bytes whose meaning has become another, about which nothing is said here.
    case otherwise
    /// With an error, before the time limit.
    case refused
    /// With the error of the time limit.
    case late
    /// With what it must not end with.
    case wrong
  }

  /// Judges how a call ended.
  ///
  /// - A response whose bytes are all there, in whatever pieces, must be answered as without a fault.
  /// - Any other may end with an error. If it is answered, and the mutated head still says the same about status,
  ///   length, codings and redirect, then the status is that of the well-formed response, and the body is
  ///   - that of the well-formed response when nothing behind the head was changed;
  ///   - the mutated bytes, as many as `Content-Length` says, when they are sent as they are.
  /// - Heads that say something else give any answer, and so do chunks that were changed. So do compressed bytes that
  ///   were changed, since URLSession does not notice when the sum at their end is missing; and heads with a line
  ///   that begins with a bare CR, of which it makes a 200.
  func judge(_ outcome: Result<HTTPResponse, HTTPError>) -> Ending {
    let isWhole = bytes == response.bytes
    guard case .success(let answer) = outcome else {
      if isWhole, !isCut { return .wrong }
      return outcome.summary == "timedOut.total" ? .late : .refused
    }
    let isRight = answer.status.code == response.status && Array(answer.body) == response.body
    if isWhole { return isRight ? .unharmed : .wrong }
    guard let mutated = MessageReading(bytes), let original = MessageReading(response.bytes),
      !mutated.isAmbiguous, mutated.status == original.status, mutated.framing == original.framing
    else { return .otherwise }
    if isRight { return .unharmed }
    if mutated.rest == original.rest || answer.status.code != response.status { return .wrong }
    if mutated.value("content-encoding") != nil || mutated.value("transfer-encoding") != nil {
      return .otherwise
    }
    if response == .redirect || response.body.isEmpty { return .wrong }
    guard let length = mutated.value("content-length").flatMap({ Int($0) }) else { return .wrong }
    return mutated.rest.count >= length && Array(answer.body) == Array(mutated.rest.prefix(length))
      ? .asMutated : .wrong
  }
}
