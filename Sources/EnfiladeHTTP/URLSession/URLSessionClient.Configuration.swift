import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionClient {
  /// How a client behaves.
  public struct Configuration: Sendable, Hashable {
    /// How long things may take, unless the request says otherwise; each more than 0, or `nil` for no limit. The
    /// limit on a whole exchange is for a stream, and so for a download, the limit until its head has come. What is
    /// to end a stream that falls silent later is the limit between bytes, which is `nil` unless it is set: the
    /// streams of some servers are silent for hours.
    public var timeLimits: HTTPTimeLimits
    /// Which redirects are followed.
    public var redirects: RedirectPolicy
    /// How many bytes the body of a response may have, decompressed, when it is waited for as a whole; at least 0,
    /// or `nil` for no limit. A stream has no such limit.
    public var bodyLimit: Int?
    /// How many requests to one host are on their way at once; at least 1. The others wait for their turn.
    public var requestsPerHost: Int
    /// How many requests are on their way at once in all; at least 1. A stream counts until its end.
    public var requestsAtOnce: Int
    /// What connections over TLS must be like.
    public var tls: TLSOptions

    /// Makes a configuration.
    /// - Parameters:
    ///   - timeout: How long a whole exchange may take; `nil` for no limit.
    ///   - firstByte: The longest silence before the head of a response; `nil` for no limit.
    ///   - betweenBytes: The longest silence between two pieces of its body; `nil` for no limit.
    ///   - redirects: Which redirects are followed.
    ///   - bodyLimit: How many bytes the body of a response may have, decompressed; 64 MiB unless told otherwise.
    ///   - requestsPerHost: How many requests to one host are on their way at once; less than 1 counts as 1.
    ///   - requestsAtOnce: How many requests are on their way at once in all; less than 1 counts as 1.
    ///   - tls: What connections over TLS must be like.
    public init(
      timeout: Duration? = .seconds(60), firstByte: Duration? = nil, betweenBytes: Duration? = nil,
      redirects: RedirectPolicy = .standard, bodyLimit: Int? = 64 << 20, requestsPerHost: Int = 6,
      requestsAtOnce: Int = 64, tls: TLSOptions = TLSOptions()
    ) {
      timeLimits = HTTPTimeLimits(firstByte: firstByte, betweenBytes: betweenBytes, total: timeout)
      self.redirects = redirects
      self.bodyLimit = bodyLimit
      self.requestsPerHost = requestsPerHost
      self.requestsAtOnce = requestsAtOnce
      self.tls = tls
    }

    var sessionConfiguration: URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      // Never fewer than the client sends itself: what waits within URLSession cannot be told from a slow server.
      configuration.httpMaximumConnectionsPerHost = max(1, requestsPerHost)
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
      #if !canImport(FoundationNetworking)
        switch tls.minimumVersion {
        case .v1_2: configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
        case .v1_3: configuration.tlsMinimumSupportedProtocolVersion = .TLSv13
        case nil: break
        }
      #endif
      return configuration
    }
  }
}
