extension Twitter {
  /// A message inside a message, which a structure could not hold.
  final class Retweeted: Decodable, Equatable, Sendable {
    let status: Status

    init(_ status: Status) {
      self.status = status
    }

    init(from decoder: any Decoder) throws {
      status = try Status(from: decoder)
    }

    static func == (left: Retweeted, right: Retweeted) -> Bool {
      left.status == right.status
    }
  }
}
