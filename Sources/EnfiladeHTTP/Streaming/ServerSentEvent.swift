/// An event that a server sent (WHATWG HTML Standard, section 9.2, "Server-sent events").
public struct ServerSentEvent: Sendable, Hashable {
  /// What kind of event it is: the value of `event`, or `message` when the server named none.
  public let type: String
  /// The values of `data`, with a line feed between each two.
  public let data: String
  /// The latest `id` up to this event, which may be that of an earlier one; empty when there was none.
  ///
  /// A client that comes back with it in `Last-Event-ID` is sent what it has missed.
  public let lastEventID: String

  /// Makes an event; for doubles.
  /// - Parameters:
  ///   - type: What kind of event it is.
  ///   - data: What it says.
  ///   - lastEventID: The latest `id` up to this event.
  public init(type: String = "message", data: String, lastEventID: String = "") {
    self.type = type
    self.data = data
    self.lastEventID = lastEventID
  }
}
