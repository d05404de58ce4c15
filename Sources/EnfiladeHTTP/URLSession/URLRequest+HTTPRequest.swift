import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// Says in Foundation's terms what a request says; the request was validated.
  init(_ request: HTTPRequest) {
    self.init(url: request.url)
    httpMethod = request.method.token
    for field in request.fields {
      addValue(field.value, forHTTPHeaderField: field.name.spelling)
    }
    guard let body = request.body else { return }
    httpBody = body.content
    if request.fields[.contentType] == nil {
      setValue(body.contentType, forHTTPHeaderField: HTTPFields.Name.contentType.spelling)
    }
  }
}
