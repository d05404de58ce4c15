import Foundation

/// A body that is ready to be sent, more than once if need be.
enum PreparedBody: Sendable {
  case data(Data)
  case pieces(BodyPieces)

  /// Opens what the content is made of, and gathers what comes in chunks.
  /// - Parameter content: The content.
  /// - Throws: ``OpenFile/Fault``, or what the chunks throw.
  init(_ content: HTTPBody.Content) async throws {
    if let data = content.data {
      self = .data(data)
    } else {
      var pieces = BodyPieces()
      try await pieces.append(content)
      self = pieces.count == 0 ? .data(Data()) : .pieces(pieces)
    }
  }

  /// How many bytes there are.
  var count: Int {
    switch self {
    case .data(let data): data.count
    case .pieces(let pieces): pieces.count
    }
  }

  /// Reads the pieces from the start; `nil` for what is in memory.
  func stream() -> BodyStream? {
    switch self {
    case .data: nil
    case .pieces(let pieces): BodyStream(pieces)
    }
  }
}
