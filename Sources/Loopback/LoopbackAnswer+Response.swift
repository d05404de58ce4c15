extension LoopbackAnswer {
  /// A complete response in canonical form, its body given as text.
  ///
  /// - Parameters:
  ///   - status: The three-digit status code; its usual reason phrase is sent with it.
  ///   - fields: Header fields, sent in this order as `Name: value`.
  ///   - body: Sent as UTF-8; see the overload that takes bytes.
  public static func response(
    _ status: Int, fields: [(String, String)] = [], body: String = ""
  ) -> LoopbackAnswer {
    response(status, fields: fields, body: Array(body.utf8))
  }

  /// A complete response in canonical form, its body given as bytes.
  ///
  /// `Content-Length` is added unless the fields have it, or `Transfer-Encoding`. A status that has no body (1xx,
  /// 204, 304) gets neither the field nor the body, and a HEAD request gets no body.
  public static func response(
    _ status: Int, fields: [(String, String)] = [], body: [UInt8]
  ) -> LoopbackAnswer {
    let head = head(status, fields: fields, bodyCount: body.count)
    // Head and body go out in one write, as real servers send them.
    return LoopbackAnswer(
      steps: [.bytes(head + (hasBody(status) ? body : []))], body: BodyMark(step: 0, offset: head.count))
  }

  /// A complete response in canonical form, its body made while it is sent: however long it is, it costs no memory.
  ///
  /// The head is as that of a response whose body is given as bytes.
  public static func response(
    _ status: Int, fields: [(String, String)] = [], body: LoopbackPayload
  ) -> LoopbackAnswer {
    let head = head(status, fields: fields, bodyCount: body.count)
    guard hasBody(status) else { return LoopbackAnswer(.bytes(head)) }
    let pieces = Step.generated {
      var pieces = body.pieces()
      return { pieces.next() }
    }
    return LoopbackAnswer(steps: [.bytes(head), pieces], body: BodyMark(step: 1, offset: 0))
  }

  /// A complete response whose body is JSON text.
  ///
  /// `Content-Type: application/json` is put first, unless the fields have a content type of their own.
  public static func json(
    _ text: String, status: Int = 200, fields: [(String, String)] = []
  ) -> LoopbackAnswer {
    let isTyped = fields.contains { name, _ in name.lowercased() == "content-type" }
    let type = isTyped ? [] : [("Content-Type", "application/json")]
    return response(status, fields: type + fields, body: text)
  }

  private static func hasBody(_ status: Int) -> Bool {
    !(100..<200).contains(status) && status != 204 && status != 304
  }

  private static func head(_ status: Int, fields: [(String, String)], bodyCount: Int) -> [UInt8] {
    let isFramed = fields.contains { name, _ in
      ["content-length", "transfer-encoding"].contains(name.lowercased())
    }
    var head = "HTTP/1.1 \(status) \(ReasonPhrase.text(for: status))\r\n"
    for (name, value) in fields {
      head += "\(name): \(value)\r\n"
    }
    if hasBody(status), !isFramed {
      head += "Content-Length: \(bodyCount)\r\n"
    }
    return Array((head + "\r\n").utf8)
  }
}
