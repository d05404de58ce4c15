extension HTTPFields.Name {
  /// The names that most responses have, as most servers spell them: finding one costs less than making it.
  static let common: [String: HTTPFields.Name] = {
    let spellings = [
      "Accept", "Accept-Ranges", "Access-Control-Allow-Credentials", "Access-Control-Allow-Origin", "Age",
      "Allow",
      "Authorization", "Cache-Control", "Connection", "Content-Encoding", "Content-Language",
      "Content-Length",
      "Content-Range", "Content-Type", "Date", "ETag", "Expires", "Keep-Alive", "Last-Modified", "Location",
      "Pragma",
      "Retry-After", "Server", "Set-Cookie", "Strict-Transport-Security", "Transfer-Encoding", "User-Agent",
      "Vary",
      "Via", "WWW-Authenticate", "X-Content-Type-Options", "X-Frame-Options",
    ]
    return Dictionary(uniqueKeysWithValues: spellings.map { ($0, HTTPFields.Name(known: $0)) })
  }()
}
