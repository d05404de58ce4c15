/// The decoder of a chunked body (RFC 9112, section 7.1); extensions and trailers are read and dropped.
struct ChunkedBody {
  private enum Stage {
    case size
    case data(Int)
    case dataEnd
    case trailers(Int)
  }

  private var stage = Stage.size
  /// What has been decoded so far.
  private(set) var body: RequestBody

  init(_ bodies: LoopbackServer.Bodies) {
    body = RequestBody(bodies)
  }

  /// Takes what it can from the queue; true once the body is complete.
  mutating func read(from queue: inout ByteQueue) throws(Malformed) -> Bool {
    while true {
      switch stage {
      case .size:
        guard let line = try queue.takeLine(limit: 4096, of: "A chunk size line") else { return false }
        let size = try Self.size(in: line)
        stage = size == 0 ? .trailers(0) : .data(size)
      case .data(let missing):
        let part = queue.take(missing)
        body.append(part)
        stage = part.count == missing ? .dataEnd : .data(missing - part.count)
        if part.count < missing { return false }
      case .dataEnd:
        guard let line = try queue.takeLine(limit: 2, of: "A chunk") else { return false }
        guard line.isEmpty else { throw Malformed("A chunk is longer than its size says.") }
        stage = .size
      case .trailers(let length):
        let limit = 65_536 - length
        guard let line = try queue.takeLine(limit: limit, of: "The trailer section") else { return false }
        if line.isEmpty { return true }
        stage = .trailers(length + line.count + 2)
      }
    }
  }

  private static func size(in line: ArraySlice<UInt8>) throws(Malformed) -> Int {
    let digits = line.prefix { $0 != 0x3B }.trimmingBlanks
    guard let first = digits.first, first != 0x2B, first != 0x2D, digits.count <= 15,
      let size = Int(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw Malformed("A chunk size is not a hexadecimal number.")
    }
    return size
  }
}
