public import Foundation

extension HTTPBody {
  /// Where the bytes of a body come from.
  public enum Content: Sendable, Hashable {
    /// Bytes in memory.
    case data(Data)
    /// A file, which is read piece by piece while it is sent, and is never whole in memory.
    case file(URL)
    /// Bytes that somebody else hands over one by one.
    case chunks(Chunks)
    /// One content after the other.
    indirect case parts([Content])
  }

  /// Bytes that somebody hands over piece by piece, as often as they are asked for.
  ///
  /// Two are equal when they are the same one.
  public final class Chunks: Sendable {
    private let handOver: @Sendable ((Data) throws -> Void) async throws -> Void

    /// - Parameter make: Begins to hand over, from the start; called for each time that the body is sent.
    init<Pieces: AsyncSequence & SendableMetatype>(_ make: @escaping @Sendable () -> Pieces)
    where Pieces.Element == Data, Pieces.AsyncIterator: SendableMetatype {
      handOver = { take in
        for try await piece in make() { try take(piece) }
      }
    }

    /// Hands over all pieces, from the start.
    /// - Parameter take: Called with each; of any size, also empty.
    /// - Throws: What the pieces or `take` throw.
    func forEach(_ take: (Data) throws -> Void) async throws {
      try await handOver(take)
    }
  }
}

extension HTTPBody.Chunks: Hashable {
  /// Whether both are the same one.
  public static func == (left: HTTPBody.Chunks, right: HTTPBody.Chunks) -> Bool {
    left === right
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension HTTPBody.Content {
  /// The bytes, when all of them are in memory.
  var data: Data? {
    switch self {
    case .data(let data): return data
    case .file, .chunks: return nil
    case .parts(let parts):
      var whole = Data()
      for part in parts {
        guard let data = part.data else { return nil }
        whole.append(data)
      }
      return whole
    }
  }

  var summary: String {
    switch self {
    case .data(let data): "\(data.count) bytes"
    case .file(let url): "the file \(url.lastPathComponent.debugDescription)"
    case .chunks: "a stream"
    case .parts(let parts): data.map { "\($0.count) bytes" } ?? "\(parts.count) parts"
    }
  }
}
