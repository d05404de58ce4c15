public import Foundation

/// Reads the format `text/event-stream` (WHATWG HTML Standard, sections 9.2.5 and 9.2.6), wherever its bytes are cut.
///
///     var parser = ServerSentEventParser()
///     parser.append(Data("data: hello\n\n".utf8))
///     let event = try parser.next()  // ServerSentEvent(data: "hello")
///
/// An event at the end that no blank line follows is none: whoever has no more bytes lets go of the parser.
public struct ServerSentEventParser: Sendable {
  /// The `id` that a client sends when it comes back: the latest of a block that a blank line has ended.
  public private(set) var lastEventID: String
  /// How long the server wants clients to wait before they come back: the latest `retry`, at least 0. `nil` when
  /// there was none.
  public private(set) var reconnectionTime: Duration?

  private let limit: Int
  private var splitter = LineSplitter(ends: .any)
  private var type = ""
  private var data: String?
  private var id: String
  /// How many bytes the fields of this event had so far.
  private var size = 0

  /// Makes a parser for one response.
  /// - Parameters:
  ///   - lastEventID: The latest `id` of earlier responses; events without one of their own have it.
  ///   - limit: How many bytes the lines of an event may have together, without their ends; at least 0. Eight MiB
  ///     unless told otherwise. A comment counts until it has ended.
  public init(lastEventID: String = "", limit: Int = 8 << 20) {
    self.lastEventID = lastEventID
    self.limit = limit
    id = lastEventID
  }

  /// Takes the next bytes. Take the events out before you append more, since bytes that wait are copied.
  /// - Parameter bytes: Any number of them.
  public mutating func append(_ bytes: Data) {
    splitter.append(bytes)
  }

  /// Takes the next event.
  /// - Returns: An event; `nil` when more bytes are needed first.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/tooLarge(_:limit:)`` for a larger event,
  ///   without a request; and then again.
  public mutating func next() throws(HTTPError) -> ServerSentEvent? {
    do throws(LineSplitter.TooLong) {
      while let (field, count) = try splitter.next(limit: limit - size, { (Field(line: $0), $0.count) }) {
        if field != .comment { size += count }
        if let event = take(field) { return event }
      }
      return nil
    } catch {
      throw HTTPError(.tooLarge(.event, limit: limit), stage: .body, request: nil)
    }
  }

  private mutating func take(_ field: Field) -> ServerSentEvent? {
    switch field {
    case .data(let value):
      if data?.append("\n" + value) == nil { data = value }
    case .type(let value): type = value
    case .id(let value): id = value
    case .reconnectionTime(let value): reconnectionTime = value
    case .comment, .other: break
    case .blank: return dispatch()
    }
    return nil
  }

  private mutating func dispatch() -> ServerSentEvent? {
    lastEventID = id
    defer {
      type = ""
      data = nil
      size = 0
    }
    return data.map { data in
      ServerSentEvent(type: type.isEmpty ? "message" : type, data: data, lastEventID: id)
    }
  }
}
