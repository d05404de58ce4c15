/// The requests in a stream of bytes, in whatever pieces it comes; what follows a request is kept for the next.
struct RequestParser {
  enum Event: Equatable {
    /// Nothing can be said until more bytes have been appended.
    case needsMore
    /// The head is complete and a body is to follow.
    case head(RequestHead)
    /// The request is complete.
    case request(RequestHead, body: RequestBody)
  }

  private enum Stage {
    case requestLine
    case fields(RequestHead)
    case length(RequestHead, missing: Int, RequestBody)
    case chunks(RequestHead, ChunkedBody)
  }

  /// How many bytes a head may have: 512 KiB.
  static let headLimit = 524_288

  private let bodies: LoopbackServer.Bodies
  private var queue = ByteQueue()
  private var stage = Stage.requestLine

  init(bodies: LoopbackServer.Bodies = .kept) {
    self.bodies = bodies
  }

  /// Adds bytes that have come in.
  mutating func append(_ bytes: [UInt8]) {
    queue.append(bytes)
  }

  /// The next thing to be known about the stream.
  mutating func next() throws(Malformed) -> Event {
    while true {
      switch stage {
      case .requestLine:
        guard let line = try takeHeadLine(after: 0) else { return .needsMore }
        // RFC 9112, section 2.2: empty lines before a request line are passed over.
        if line.isEmpty { continue }
        var head = RequestHead()
        try head.readRequestLine(line)
        head.bytes = line + [0x0D, 0x0A]
        stage = .fields(head)
      case .fields(var head):
        guard let line = try takeHeadLine(after: head.bytes.count) else { return .needsMore }
        // Out of the stage first, so that the head is not copied at every line.
        stage = .requestLine
        head.bytes += line + [0x0D, 0x0A]
        if line.isEmpty { return try end(head) }
        try head.readFieldLine(line)
        stage = .fields(head)
      case .length(let head, let missing, var body):
        stage = .requestLine
        // Nothing is reserved by what the peer says.
        let part = queue.take(missing)
        body.append(part)
        guard part.count == missing else {
          stage = .length(head, missing: missing - part.count, body)
          return .needsMore
        }
        return .request(head, body: body)
      case .chunks(let head, var body):
        stage = .requestLine
        guard try body.read(from: &queue) else {
          stage = .chunks(head, body)
          return .needsMore
        }
        return .request(head, body: body.body)
      }
    }
  }

  private mutating func end(_ head: RequestHead) throws(Malformed) -> Event {
    let framing = try BodyFraming(head)
    switch framing {
    case .length(let length): stage = .length(head, missing: length, RequestBody(bodies))
    case .chunked: stage = .chunks(head, ChunkedBody(bodies))
    }
    return framing.hasBody ? .head(head) : try next()
  }

  private mutating func takeHeadLine(after length: Int) throws(Malformed) -> ArraySlice<UInt8>? {
    try queue.takeLine(limit: Self.headLimit - length, of: "The request head (at most 512 KiB)")
  }
}
