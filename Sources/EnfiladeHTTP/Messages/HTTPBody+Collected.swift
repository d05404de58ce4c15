public import Foundation

extension HTTPBody {
  /// Gathers all bytes of the body, wherever they come from; for doubles and for tests.
  ///
  /// Files are read piece by piece, so no more than about `limit` bytes are held.
  /// - Parameter limit: How many bytes there may be at most; 0 or more.
  /// - Throws: ``HTTPError`` of the stage ``HTTPError/Stage-swift.enum/request``:
  ///   ``HTTPError/Reason-swift.enum/tooLarge(_:limit:)`` when there are more;
  ///   ``HTTPError/Reason-swift.enum/file(_:)`` when a file cannot be read or is no regular file;
  ///   ``HTTPError/Reason-swift.enum/invalidRequest(_:)`` when `limit` is negative or a stream ends with an error,
  ///   unless that is an ``HTTPError``; and ``HTTPError/Reason-swift.enum/cancelled``.
  @concurrent
  public func collected(upTo limit: Int) async throws(HTTPError) -> Data {
    guard limit >= 0 else {
      throw HTTPError(invalid: .limit(name: "the limit on the size of a body", limit))
    }
    var collector = BodyCollector(limit: limit)
    var waiting = [content]
    while let content = waiting.popLast() {
      switch content {
      case .parts(let parts): waiting.append(contentsOf: parts.reversed())
      case .data(let data): try collector.append(data)
      case .file(let url): try collector.append(contentsOf: url)
      case .chunks(let chunks): try await collector.append(contentsOf: chunks)
      }
    }
    return collector.bytes
  }
}

/// The bytes of a body that were gathered so far.
private struct BodyCollector {
  private static let pieceSize = 65_536

  let limit: Int
  private(set) var bytes = Data()

  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ data: Data) throws(HTTPError) {
    if Task.isCancelled { throw HTTPError(.cancelled, stage: .request, request: nil) }
    guard data.count <= limit - bytes.count else {
      throw HTTPError(.tooLarge(.body, limit: limit), stage: .request, request: nil)
    }
    bytes.append(data)
  }

  mutating func append(contentsOf file: URL) throws(HTTPError) {
    do {
      // Opening a named pipe would wait for somebody to write into it.
      let path = file.resolvingSymlinksInPath().path(percentEncoded: false)
      let kind = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      guard kind == .typeRegular else { throw fault(of: file, "it is no regular file") }
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      while let piece = try handle.read(upToCount: Self.pieceSize), !piece.isEmpty { try append(piece) }
    } catch {
      throw error as? HTTPError ?? fault(of: file, error.localizedDescription, underlying: error)
    }
  }

  mutating func append(contentsOf chunks: HTTPBody.Chunks) async throws(HTTPError) {
    do {
      try await chunks.forEach { try append($0) }
    } catch {
      if let error = error as? HTTPError { throw error }
      if Task.isCancelled || error is CancellationError {
        throw HTTPError(.cancelled, stage: .request, request: nil, underlying: error)
      }
      throw HTTPError(
        invalid: .body("the stream of the body ended with an error (\(type(of: error)))"), underlying: error)
    }
  }

  private func fault(of file: URL, _ explanation: String, underlying: (any Error)? = nil) -> HTTPError {
    HTTPError(
      .file(HTTPError.FileFault(.read, name: file.lastPathComponent, explanation: explanation)),
      stage: .request, request: nil, underlying: underlying)
  }
}
