/// What a screen wants of httpbin's `GET /cache/{seconds}`.
struct CacheAnswer: Codable, Sendable, Hashable {
  var origin: String?
  var url: String?

  /// An answer as httpbin sends it, spaces at line ends included; 348 bytes.
  static let json = """
    {
      "args": {},\u{20}
      "headers": {
        "Accept": "application/json",\u{20}
        "Accept-Encoding": "gzip, deflate",\u{20}
        "Accept-Language": "en",\u{20}
        "Host": "httpbin.org",\u{20}
        "User-Agent": "Enfilade/1.0.0",\u{20}
        "X-Amzn-Trace-Id": "Root=1-6655c1d0-3f2a7b5c0d9e8f1a2b3c4d5e"
      },\u{20}
      "origin": "203.0.113.42",\u{20}
      "url": "https://httpbin.org/cache/2000"
    }

    """
}
