import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Exchange.Failure {
  /// Reads what URLSession reported.
  ///
  /// On Linux a TLS failure, bad gzip, a truncated body, a bad chunk and a lack of descriptors are all the
  /// code -1, so what is not certain is passed on as a hint.
  init(_ error: any Error, stage: HTTPError.Stage, asked request: HTTPRequest) {
    let code = (error as? URLError)?.code
    let hint = (error as NSError).localizedDescription
    switch code {
    case .cancelled:
      self.init(reason: .cancelled, stage: stage, underlying: error)
    // A server that does not speak HTTP has the code of a scheme that libcurl does not know.
    case .unsupportedURL where !hint.hasPrefix("Protocol "):
      self.init(reason: .unknown(hint: hint), stage: stage, underlying: error)
    case .badURL, .unsupportedURL:
      let invalid = HTTPError.InvalidRequest.url(
        Redaction.text(of: request.url), fault: "is one that the system cannot ask: \(hint)")
      self.init(reason: .invalidRequest(invalid), stage: .request, underlying: error)
    case .dataLengthExceedsMaximum:
      self.init(
        reason: .invalidRequest(.body("the system does not send it: \(hint)")), stage: .request,
        underlying: error)
    case .cannotFindHost, .dnsLookupFailed:
      self.init(reason: .unreachable(.hostNotFound), stage: .connection, underlying: error)
    case .cannotConnectToHost:
      self.init(reason: .unreachable(.refused), stage: .connection, underlying: error)
    case .notConnectedToInternet:
      self.init(reason: .unreachable(.noNetwork), stage: .connection, underlying: error)
    case .networkConnectionLost:
      self.init(reason: .interrupted, stage: stage, underlying: error)
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired:
      self.init(reason: .insecure(hint: hint), stage: .connection, underlying: error)
    default:
      // libcurl's words for a connection that could not be made, whatever the reason.
      if stage == .head, hint.hasPrefix("Failed to connect to") {
        self.init(reason: .unreachable(.noRoute), stage: .connection, underlying: error)
      } else if hint.hasPrefix("Empty reply from server") || hint.hasPrefix("transfer closed with") {
        self.init(reason: .interrupted, stage: stage, underlying: error)
      } else if stage == .head, hint.contains("SSL routines:") {
        self.init(reason: .insecure(hint: hint), stage: .connection, underlying: error)
      } else {
        self.init(reason: .unknown(hint: hint), stage: stage, underlying: error)
      }
    }
  }
}
