import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// Says in Foundation's terms what a request says; the request was validated.
  /// - Parameters:
  ///   - request: The request.
  ///   - body: What it carries.
  ///   - stream: Reads what it carries, where that is not in memory.
  init(_ request: HTTPRequest, body: PreparedBody?, stream: InputStream?) {
    self.init(url: request.url)
    httpMethod = request.method.token
    // Repeated fields are joined with commas here, and cookies are not to be (RFC 6265, section 5.4).
    let cookies = request.fields.values(of: .cookie)
    if !cookies.isEmpty {
      setValue(cookies.joined(separator: "; "), forHTTPHeaderField: HTTPFields.Name.cookie.spelling)
    }
    for field in request.fields where field.name != .cookie {
      addValue(field.value, forHTTPHeaderField: field.name.spelling)
    }
    guard let body else { return }
    if let type = request.body?.contentType, request.fields[.contentType] == nil {
      setValue(type, forHTTPHeaderField: HTTPFields.Name.contentType.spelling)
    }
    if case .data(let data) = body {
      httpBody = data
    } else {
      httpBodyStream = stream
      setValue(String(body.count), forHTTPHeaderField: HTTPFields.Name.contentLength.spelling)
      #if canImport(FoundationNetworking)
        // libcurl sends a body of which it does not know the length in chunks, unless it finds this field; one
        // without a value is not sent.
        setValue(" ", forHTTPHeaderField: "Transfer-Encoding")
      #endif
    }
  }
}
