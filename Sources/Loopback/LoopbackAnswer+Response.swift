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
    let hasBody = !(100..<200).contains(status) && status != 204 && status != 304
    let isFramed = fields.contains { name, _ in
      ["content-length", "transfer-encoding"].contains(name.lowercased())
    }
    var head = "HTTP/1.1 \(status) \(ReasonPhrase.text(for: status))\r\n"
    for (name, value) in fields {
      head += "\(name): \(value)\r\n"
    }
    if hasBody, !isFramed {
      head += "Content-Length: \(body.count)\r\n"
    }
    head += "\r\n"
    // Head and body go out in one write, as real servers send them.
    return LoopbackAnswer(
      steps: [.bytes(Array(head.utf8) + (hasBody ? body : []))],
      body: BodyMark(step: 0, offset: head.utf8.count))
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
}
