import Foundation

extension Exchange {
  /// What has come of an answer, and why no more of it did.
  struct Outcome: Sendable {
    var head: Head?
    var body = Data()
    var failure: Failure?
    /// Whether more of the body is still to come, and goes where the stream is read.
    var isOpen = false
  }

  /// The head of an answer.
  struct Head: Sendable {
    var status: HTTPStatus
    var fields: HTTPFields
  }

  struct Failure: Sendable {
    var reason: HTTPError.Reason
    var stage: HTTPError.Stage
    var underlying: (any Error)?
    /// The connection had been kept alive and turned out to be closed, so another may be tried.
    var isStale = false
  }
}

extension Exchange.Head {
  /// How many bytes of the body were promised, where they are not compressed.
  var length: Int? {
    guard fields[.contentEncoding] == nil else { return nil }
    return fields[.contentLength].flatMap { Int($0) }
  }
}
