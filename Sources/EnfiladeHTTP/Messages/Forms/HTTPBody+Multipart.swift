import Foundation

extension HTTPBody {
  /// Makes a body of a form of named parts: `multipart/form-data` (RFC 7578).
  ///
  /// Files and streams are read while the body is sent. The length of the whole is the sum of that of its contents.
  /// - Parameter form: At least one part: RFC 2046, section 5.1, knows no multipart body without.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/invalidRequest(_:)`` when the form has no
  ///   part, or when a part that is in memory contains the boundary that the form was given. Files and streams
  ///   are not searched for it; a random boundary is too long to be in one.
  public static func multipart(_ form: MultipartForm) throws(HTTPError) -> HTTPBody {
    var generator = SystemRandomNumberGenerator()
    return try multipart(form, using: &generator)
  }

  /// Makes a body of a form of named parts, with a source of random numbers for its boundary.
  /// - Parameters:
  ///   - form: At least one part.
  ///   - generator: Where the boundary comes from, unless the form was given one. Numbers that can be foreseen let
  ///     whoever writes a part end it early.
  /// - Throws: What ``multipart(_:)`` throws; also when `generator` gave 8 boundaries that the parts contain.
  public static func multipart(
    _ form: MultipartForm, using generator: inout some RandomNumberGenerator
  ) throws(HTTPError) -> HTTPBody {
    guard !form.parts.isEmpty else {
      throw HTTPError(
        invalid: .body("a multipart form needs at least one part; add one, or send no body"))
    }
    if let boundary = form.boundary {
      guard let body = body(of: form, boundary: boundary) else {
        throw HTTPError(
          invalid: .body("a part of the multipart form contains its boundary; choose another, or none"))
      }
      return body
    }
    for _ in 0..<8 {
      if let body = body(of: form, boundary: MultipartBoundary.random(using: &generator)) { return body }
    }
    throw HTTPError(
      invalid: .body("the parts of the multipart form contain each random boundary; use another generator"))
  }

  /// RFC 2046, section 5.1.1: the delimiter is a line break, two hyphens and the boundary.
  /// - Returns: `nil` if something that is in memory has the delimiter in it, wherever it stands in its line.
  private static func body(of form: MultipartForm, boundary: String) -> HTTPBody? {
    let delimiter = Data("--\(boundary)".utf8)
    var contents: [Content] = []
    for part in form.parts {
      let head = part.head
      guard !Content.parts([.data(head), part.content]).holdsInMemory(delimiter) else { return nil }
      let lead = contents.isEmpty ? "--\(boundary)\r\n" : "\r\n--\(boundary)\r\n"
      contents += [.data(Data(lead.utf8) + head), part.content]
    }
    contents.append(.data(Data("\r\n--\(boundary)--\r\n".utf8)))
    let parameter = HTTPToken.isValid(boundary) ? boundary : "\"\(boundary)\""
    return HTTPBody(.parts(contents), contentType: "multipart/form-data; boundary=\(parameter)")
  }
}
