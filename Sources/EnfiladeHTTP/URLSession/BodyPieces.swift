import Foundation

/// What a body is made of, in order: bytes in memory, and open files that are read while they are sent.
struct BodyPieces: Sendable {
  enum Piece: Sendable {
    case data(Data)
    case file(OpenFile, count: Int)
  }

  private(set) var pieces: [Piece] = []
  /// How many bytes there are.
  private(set) var count = 0

  init() {}

  /// Opens what a content is made of, and gathers what comes in chunks.
  /// - Throws: ``OpenFile/Fault``, or what the chunks throw.
  mutating func append(_ content: HTTPBody.Content) async throws {
    switch content {
    case .data(let data):
      append(.data(data), count: data.count)
    case .file(let url):
      let file = try OpenFile(reading: url)
      let count = try file.count()
      append(.file(file, count: count), count: count)
    case .chunks(let chunks):
      let file = try OpenFile.temporary()
      var count = 0
      try await chunks.forEach { chunk in
        try Task.checkCancellation()
        try file.write(chunk, at: count)
        count += chunk.count
      }
      append(.file(file, count: count), count: count)
    case .parts(let parts):
      for part in parts { try await append(part) }
    }
  }

  private mutating func append(_ piece: Piece, count: Int) {
    guard count > 0 else { return }
    pieces.append(piece)
    self.count += count
  }
}
