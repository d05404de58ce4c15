import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// Says in Foundation's terms what a request says; the request was validated.
  init(_ request: HTTPRequest) {
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
    guard let body = request.body else { return }
    httpBody = body.data
    if request.fields[.contentType] == nil {
      setValue(body.contentType, forHTTPHeaderField: HTTPFields.Name.contentType.spelling)
    }
  }
}
