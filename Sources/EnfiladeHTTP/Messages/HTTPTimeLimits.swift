/// How long the parts of an exchange may take. What is `nil` is not limited, or is left to the client.
public struct HTTPTimeLimits: Sendable, Hashable {
  /// The longest silence before the head of the response: from the sending of the request, or of the latest bytes
  /// of its body, to the head; more than 0. Each redirect is a new sending. Waiting for a turn does not count.
  public var firstByte: Duration?
  /// The longest silence between two pieces of the body of the response; more than 0.
  public var betweenBytes: Duration?
  /// The whole exchange, from the call to the end of the response, redirects and waiting included; more than 0.
  public var total: Duration?

  /// Makes limits.
  /// - Parameters:
  ///   - firstByte: The longest silence before the head of the response.
  ///   - betweenBytes: The longest silence between two pieces of its body.
  ///   - total: The whole exchange.
  public init(firstByte: Duration? = nil, betweenBytes: Duration? = nil, total: Duration? = nil) {
    self.firstByte = firstByte
    self.betweenBytes = betweenBytes
    self.total = total
  }

  /// These limits, and another's for what these leave open.
  func completed(by other: HTTPTimeLimits) -> HTTPTimeLimits {
    HTTPTimeLimits(
      firstByte: firstByte ?? other.firstByte, betweenBytes: betweenBytes ?? other.betweenBytes,
      total: total ?? other.total)
  }

  /// A limit that leaves no time, if there is one.
  var fault: Duration? {
    [firstByte, betweenBytes, total].compactMap { $0 }.first { $0 <= .zero }
  }
}
