import Foundation

/// What stands in a description where a secret would.
enum Redaction {
  static let mark = "<redacted>"

  /// The text of a URL without its user, its password, and the values of query items that look secret.
  static func text(of url: URL) -> String {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return "<unreadable URL>"
    }
    components.user = nil
    components.password = nil
    let items = components.percentEncodedQueryItems
    guard let items, items.contains(where: isSensitive) else {
      return components.string ?? "<unreadable URL>"
    }
    components.percentEncodedQueryItems = items.map { item in
      isSensitive(item) ? URLQueryItem(name: item.name, value: "redacted") : item
    }
    return components.string ?? "<unreadable URL>"
  }

  /// The text of what may be a URL or not.
  static func text(ofAny url: String) -> String {
    URL(string: url).map(text(of:)) ?? text(ofUnreadable: url)
  }

  /// The text of what should have been a URL, without anything before an `@` and without its query.
  static func text(ofUnreadable url: String) -> String {
    let beforeQuery = url.prefix { $0 != "?" }
    guard let at = beforeQuery.lastIndex(of: "@") else {
      return beforeQuery.endIndex == url.endIndex ? url : "\(beforeQuery)?\(mark)"
    }
    return mark + beforeQuery[at...]
  }

  private static func isSensitive(_ item: URLQueryItem) -> Bool {
    let name = item.name.lowercased()
    return exactNames.contains(name) || nameParts.contains { name.contains($0) }
  }

  private static let exactNames: Set<String> = ["auth", "code", "key", "pass", "pwd", "sig", "signature"]
  private static let nameParts = ["api-key", "api_key", "apikey", "password", "secret", "session", "token"]
}
