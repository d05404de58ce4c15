/// Whether a name is one that secrets go by, be it of a header field or of an item of a query.
enum Sensitivity {
  /// - Parameter name: `X-Api-Key`, `access_token`, `sessionId`, …
  static func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    guard !harmless.contains(name) else { return false }
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return words.contains { self.words.contains(String($0)) } || parts.contains { name.contains($0) }
  }

  /// What a server asks for credentials with is none itself, and two names only sound like it.
  private static let harmless: Set<String> = [
    "access-control-allow-credentials", "idempotency-key", "proxy-authenticate", "www-authenticate",
  ]

  private static let words: Set<String> = [
    "auth", "authentication", "authorization", "bearer", "code", "csrf", "dpop", "key", "otp", "pass", "pin",
    "pw", "pwd", "sid", "sig", "verifier", "xsrf",
  ]

  private static let parts = [
    "apikey", "cookie", "credential", "jwt", "passphrase", "passwd", "password", "secret", "session",
    "signature", "token",
  ]
}
