/// How the end of a request's body is found (RFC 9112, section 6).
enum BodyFraming: Equatable {
  case length(Int)
  case chunked

  /// Whether a body can follow the head.
  var hasBody: Bool {
    self != .length(0)
  }

  /// The framing that the fields of a head ask for.
  init(_ head: RequestHead) throws(Malformed) {
    let codings = head.values("transfer-encoding").flatMap(ListTokens.lowercased)
    let lengths = head.values("content-length").flatMap(ListTokens.lowercased)
    guard codings.isEmpty || lengths.isEmpty else {
      throw Malformed("The request has both Content-Length and Transfer-Encoding.")
    }
    guard codings.isEmpty || codings == ["chunked"] else {
      throw Malformed("The transfer coding is not chunked alone.")
    }
    guard let first = lengths.first else {
      self = codings.isEmpty ? .length(0) : .chunked
      return
    }
    // Int.init takes a sign, which RFC 9110 does not.
    guard lengths.allSatisfy({ $0 == first }), first.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let length = Int(first)
    else {
      throw Malformed("Content-Length is not one decimal number.")
    }
    self = .length(length)
  }
}
