import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Exchange.Failure {
  /// Reads what URLSession reported.
  ///
  /// On Linux a TLS failure, bad gzip, a truncated body, a bad chunk and a lack of descriptors are all the
  /// code -1, so what is not certain is passed on as a hint.
  init(_ error: any Error, stage: HTTPError.Stage) {
    let code = (error as? URLError)?.code
    let hint = (error as NSError).localizedDescription
    switch code {
    case .cancelled:
      self.init(reason: .cancelled, stage: stage, underlying: error)
    case .timedOut:
      self.init(reason: .timedOut(limit: .system, after: .seconds(604_800)), stage: stage, underlying: error)
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
      self.init(reason: .unknown(hint: hint), stage: stage, underlying: error)
    }
  }
}
