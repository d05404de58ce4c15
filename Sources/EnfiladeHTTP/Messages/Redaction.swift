import Foundation

/// What stands in a description where a secret would.
enum Redaction {
  static let mark = "<redacted>"

  /// The text of a URL without its user, its password, and what looks secret in its query and its fragment.
  static func text(of url: URL) -> String {
    // A text such as me:password@host reads as a URL too, with the scheme "me".
    let isOpaque = url.host() == nil && url.absoluteString.contains("@")
    guard !isOpaque, var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return text(ofUnreadable: url.absoluteString)
    }
    components.user = nil
    components.password = nil
    components.percentEncodedQuery = components.percentEncodedQuery.map(withoutSecrets)
    components.percentEncodedFragment = components.percentEncodedFragment.map(withoutSecrets)
    return components.string ?? text(ofUnreadable: url.absoluteString)
  }

  /// The text of what may be a URL or not.
  static func text(ofAny url: String) -> String {
    URL(lenient: url).map(text(of:)) ?? text(ofUnreadable: url)
  }

  /// The text of what should have been a URL: nothing before an `@`, no query, no fragment, and no port that
  /// is no number, since each may be where somebody put a password.
  static func text(ofUnreadable url: String) -> String {
    var shown = url[...]
    var prefix = ""
    if let at = shown.lastIndex(of: "@") {
      prefix = mark
      shown = shown[at...]
    }
    var suffix = ""
    if let query = shown.firstIndex(where: { "?#".contains($0) }) {
      shown = shown[..<query]
      suffix = mark
    }
    let start = shown.firstRange(of: "://")?.upperBound ?? shown.startIndex
    let authority = shown[start...].prefix { $0 != "/" }
    if let colon = authority.firstIndex(of: ":"), !authority[colon...].dropFirst().allSatisfy(\.isWholeNumber)
    {
      shown = shown[...colon]
      suffix = mark
    }
    return prefix + shown + suffix
  }

  /// A name that is no token, up to where it stops being one.
  static func text(ofName name: String) -> String {
    let valid = name.prefix { HTTPToken.isValid(String($0)) }
    return valid.endIndex == name.endIndex ? name : "\(valid)…"
  }

  /// The items of a query, or of a fragment in the form of one, with the values of secrets replaced.
  private static func withoutSecrets(_ query: String) -> String {
    var result = ""
    for item in query.split(separator: /[&;]/, omittingEmptySubsequences: false) {
      if !result.isEmpty || item.startIndex != query.startIndex {
        result.append(query[query.index(before: item.startIndex)])
      }
      let name = item.prefix { $0 != "=" }
      let isSecret =
        name.endIndex != item.endIndex && Sensitivity.isSecret(name.removingPercentEncoding ?? "key")
      result += isSecret ? "\(name)=redacted" : item
    }
    return result
  }
}
