import Foundation

/// Bytes that wait in temporary files, first in, first out.
///
/// They stand in several files of limited size, so that the disk gets back what has been read.
struct Spill: Sendable {
  private struct Segment {
    let file: OpenFile
    var read = 0
    var written = 0
  }

  private let limit: Int
  private let segmentSize: Int
  private var segments: [Segment] = []
  /// How many bytes wait.
  private(set) var count = 0

  /// - Parameter limit: How many bytes may wait.
  init(limit: Int) {
    self.limit = limit
    segmentSize = max(8 << 20, limit / 16)
  }

  /// - Returns: Whether there was room.
  mutating func append(_ data: Data) throws(OpenFile.Fault) -> Bool {
    guard data.count <= limit - count else { return false }
    if segments.last.map({ $0.written >= segmentSize }) ?? true {
      segments.append(Segment(file: try OpenFile.temporary()))
    }
    let last = segments.count - 1
    try segments[last].file.write(data, at: segments[last].written)
    segments[last].written += data.count
    count += data.count
    return true
  }

  /// Takes the bytes that have waited longest; there must be some.
  /// - Parameter size: How many at most.
  mutating func take(upTo size: Int) throws(OpenFile.Fault) -> Data {
    let segment = segments[0]
    let data = try segment.file.read(at: segment.read, upTo: min(size, segment.written - segment.read))
    segments[0].read += data.count
    count -= data.count
    if segments[0].read == segments[0].written { segments.removeFirst() }
    return data
  }
}
