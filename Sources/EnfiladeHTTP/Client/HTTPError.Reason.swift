public import Foundation

extension HTTPError {
  /// What happened.
  public enum Reason: Sendable, Hashable {
    /// The request cannot be sent as it is; nothing was sent.
    case invalidRequest(InvalidRequest)
    /// The server was not reached.
    case unreachable(Unreachable)
    /// The connection ended before the response did.
    case interrupted
    /// A time limit passed.
    case timedOut(limit: TimeLimit, after: Duration)
    /// The caller's task was cancelled.
    case cancelled
    /// The server answered, with a status that the endpoint does not accept.
    case unexpectedStatus(HTTPStatus)
    /// The server answered, with a body that the endpoint cannot decode.
    case undecodable(Undecodable)
    /// A redirect was not followed.
    case redirectRefused(RedirectRefusal)
    /// No connection was made that could be trusted.
    case insecure(hint: String)
    /// The client was shut down.
    case closed
    /// The transport failed without a usable reason; `hint` is its own text.
    case unknown(hint: String)
  }

  /// What made a request impossible to send.
  public enum InvalidRequest: Sendable, Hashable {
    /// The URL, with secrets left out, and what is wrong with it.
    case url(String, fault: String)
    /// A field name that is no token, up to where it stops being one.
    case fieldName(String)
    /// The field whose value has a character that cannot be sent; the value itself may be a secret.
    case fieldValue(name: String)
    /// A field that only the transport may write.
    case framingField(String)
    /// What is wrong with the body.
    case body(String)
    /// A time limit that is not more than 0.
    case timeout(Duration)
  }

  /// Why a server was not reached.
  public enum Unreachable: String, Sendable, Hashable, CaseIterable {
    /// Its name is not known.
    case hostNotFound
    /// Nobody listens at its port, or the way there is barred.
    case refused
    /// No way leads to it: the system could not connect, for a reason that URLSession does not tell.
    case noRoute
    /// This machine has no network.
    case noNetwork
  }

  /// Which time limit passed.
  public enum TimeLimit: String, Sendable, Hashable, CaseIterable {
    /// The limit on the whole exchange.
    case total
  }

  /// Why a redirect was not followed.
  public enum RedirectRefusal: Sendable, Hashable {
    /// More redirects than the client's limit.
    case tooMany(limit: Int)
    /// A URL that was asked in the same way before.
    case loop(URL)
    /// A `Location` that is no URL the client can ask; the text is the server's.
    case location(String)
    /// From `https` to `http`, unless the client allows it.
    case downgrade(URL)
  }
}
