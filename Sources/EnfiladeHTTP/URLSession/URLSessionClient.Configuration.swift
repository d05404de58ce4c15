import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionClient {
  /// How a client behaves.
  public struct Configuration: Sendable, Hashable {
    /// How long a whole exchange may take, redirects included, unless the request says otherwise; more than
    /// 0, or `nil` for no limit.
    public var timeout: Duration?
    /// Which redirects are followed.
    public var redirects: RedirectPolicy
    /// How many connections to one host are open at once; at least 1.
    public var connectionsPerHost: Int

    /// Makes a configuration.
    /// - Parameters:
    ///   - timeout: How long a whole exchange may take; `nil` for no limit.
    ///   - redirects: Which redirects are followed.
    ///   - connectionsPerHost: How many connections to one host are open at once; less than 1 counts as 1.
    public init(
      timeout: Duration? = .seconds(60), redirects: RedirectPolicy = .standard, connectionsPerHost: Int = 6
    ) {
      self.timeout = timeout
      self.redirects = redirects
      self.connectionsPerHost = connectionsPerHost
    }

    var sessionConfiguration: URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpMaximumConnectionsPerHost = max(1, connectionsPerHost)
      // Each of these is either wrong on Linux or different from it elsewhere, so that it is all done here.
      configuration.urlCache = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      configuration.urlCredentialStorage = nil
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.httpCookieAcceptPolicy = .never
      // A week: time limits are the client's own, to the millisecond, and this one only counts seconds.
      configuration.timeoutIntervalForRequest = 604_800
      configuration.timeoutIntervalForResource = 604_800
      return configuration
    }
  }
}
