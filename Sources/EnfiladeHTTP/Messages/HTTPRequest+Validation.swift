extension HTTPRequest {
  /// Checks what no part of the request can know alone; every transport calls it before it sends.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/invalidRequest(_:)``.
  public func validate() throws(HTTPError) {
    if body != nil, [.get, .head, .trace].contains(method) {
      throw HTTPError(
        invalid: .body("a \(method) request carries no body; leave it out or use another method"),
        request: self)
    }
    if let framing = fields.first(where: { $0.name.isFraming }) {
      throw HTTPError(invalid: .framingField(framing.name.spelling), request: self)
    }
    if let contentType = body?.contentType {
      var scratch = HTTPFields()
      do { try scratch.append(.contentType, contentType) } catch {
        throw HTTPError(invalid: .fieldValue(name: "Content-Type"), request: self)
      }
    }
    if let fault = timeLimits.fault {
      throw HTTPError(invalid: .timeout(fault), request: self)
    }
  }
}
