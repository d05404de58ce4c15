/// What stands between the parts of a form (RFC 2046, section 5.1.1).
enum MultipartBoundary {
  private static let alphanumerics = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  /// 32 of 62 characters: more than 190 bits, so that no file will contain it by chance.
  private static let randomLength = 32

  /// Makes a boundary that is a token, and so needs no quotation marks in a media type.
  static func random(using generator: inout some RandomNumberGenerator) -> String {
    let characters = Array(alphanumerics)
    // `Int.random(in:using:)` would wait without end for another number of a generator that knows but one.
    let indices = (0..<randomLength).map { _ in Int(generator.next() % UInt64(characters.count)) }
    return String(indices.map { characters[$0] })
  }

  static func isLegal(_ boundary: String) -> Bool {
    (1...70).contains(boundary.utf8.count) && boundary.utf8.last != UInt8(ascii: " ")
      && boundary.utf8.allSatisfy { "\(alphanumerics)'()+_,-./:=? ".utf8.contains($0) }
  }
}
