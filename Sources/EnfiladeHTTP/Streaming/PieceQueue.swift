import Foundation

/// Pieces of a body that wait in memory, first in, first out.
struct PieceQueue: Sendable {
  private var pieces: [Data] = []
  private var first = 0
  /// How many bytes wait.
  private(set) var bytes = 0

  init() {}

  var isEmpty: Bool { first == pieces.count }

  mutating func append(_ piece: Data) {
    pieces.append(piece)
    bytes += piece.count
  }

  mutating func removeFirst() -> Data? {
    guard first < pieces.count else { return nil }
    let piece = pieces[first]
    pieces[first] = Data()
    first += 1
    bytes -= piece.count
    // The others are moved once in a while only, so that a long queue costs no more than a short one.
    if first * 2 >= pieces.count {
      pieces.removeSubrange(..<first)
      first = 0
    }
    return piece
  }
}
