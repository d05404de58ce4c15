import Foundation

extension URL {
  var isEncrypted: Bool { scheme?.lowercased() == "https" }

  /// Whether both have one scheme, host and port (RFC 6454, section 4).
  func hasSameOrigin(as other: URL) -> Bool {
    origin == other.origin
  }

  private var origin: [String] {
    let defaultPort = isEncrypted ? 443 : 80
    return [
      scheme?.lowercased() ?? "", host(percentEncoded: true)?.lowercased() ?? "",
      String(port ?? defaultPort),
    ]
  }
}
