/// A decoder that does not read in a payload what Foundation reads in it.
public struct DecodingFault: Error {
  /// The decoder's name.
  public let decoder: String
  /// The payload's name.
  public let payload: String
  /// What went wrong.
  let reason: Reason

  /// What can go wrong.
  enum Reason: Sendable {
    /// It decodes something else; `nil` where no part can be named that differs.
    case differs(Difference?)
    /// It throws.
    case refuses(any Error)
  }
}

extension DecodingFault: CustomStringConvertible {
  /// One English sentence: what is wrong, and where.
  public var description: String {
    switch reason {
    case .differs(let difference?):
      let place = difference.path.isEmpty ? "" : " at \(difference.path)"
      return "“\(decoder)” decodes \(payload) to \(difference.found)\(place) where Foundation has "
        + "\(difference.expected); it cannot be compared."
    case .differs(nil):
      return "“\(decoder)” decodes \(payload) to something else than Foundation; it cannot be compared."
    case .refuses(let error):
      return "“\(decoder)” does not decode \(payload): \(error)"
    }
  }
}
