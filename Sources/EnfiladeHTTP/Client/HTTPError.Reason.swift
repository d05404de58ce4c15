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
    /// More came than the client takes.
    case tooLarge(Oversized, limit: Int)
    /// No connection was made that could be trusted.
    case insecure(hint: String)
    /// The client is set up for something that this system cannot do; nothing was sent.
    case unsupported(Unsupported)
    /// A file on this machine could not be read or written.
    case file(FileFault)
    /// A download that had been broken off could not be taken up again.
    case notResumable(ResumeRefusal)
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
    /// A limit on a size or a number that cannot be kept, by its name.
    case limit(name: String, Int)
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
    /// The limit on the whole exchange passed while the request waited for its turn; nothing was sent.
    case turn
    /// The limit on the silence before the head of the response.
    case firstByte
    /// The limit on the silence between two pieces of its body.
    case betweenBytes
  }

  /// What was larger than the client takes; each in bytes.
  public enum Oversized: String, Sendable, Hashable, CaseIterable {
    /// The body of a response, decompressed; or that of a request, when it was to be gathered in memory.
    case body
    /// What waits in a stream for a reader who is slower than the server.
    case backlog
    /// A line of a stream.
    case line
    /// A server-sent event.
    case event
  }

  /// What this system cannot do.
  public enum Unsupported: String, Sendable, Hashable, CaseIterable {
    /// A lowest version of TLS.
    case minimumTLSVersion
    /// Only certificates or keys that are known beforehand.
    case pinning
    /// A certificate of the client.
    case clientCertificate
  }

  /// What could not be done with a file.
  public struct FileFault: Sendable, Hashable {
    /// What was to be done.
    public enum Operation: String, Sendable, Hashable, CaseIterable {
      /// Reading what is to be sent.
      case read
      /// Writing what has come, or what waits to be sent.
      case write
      /// Putting a whole download in its place.
      case move
    }

    /// What was to be done.
    public let operation: Operation
    /// The name of the file without its folder; `nil` for a temporary one.
    public let name: String?
    /// What was wrong, in the system's words.
    public let explanation: String

    /// Makes a fault.
    /// - Parameters:
    ///   - operation: What was to be done.
    ///   - name: The name of the file without its folder; `nil` for a temporary one.
    ///   - explanation: What was wrong.
    public init(_ operation: Operation, name: String?, explanation: String) {
      self.operation = operation
      self.name = name
      self.explanation = explanation
    }
  }

  /// Why a download could not be taken up again.
  public enum ResumeRefusal: String, Sendable, Hashable, CaseIterable {
    /// The file at the server is another one by now.
    case changed
    /// The server sent another part of the file than was asked for.
    case wrongRange
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
