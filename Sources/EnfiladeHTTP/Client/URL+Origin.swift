import Foundation

extension URL {
  var isEncrypted: Bool { scheme?.lowercased() == "https" }

  /// Whether both have one scheme, host and port (RFC 6454, section 4).
  func hasSameOrigin(as other: URL) -> Bool {
    origin == other.origin
  }

  /// The scheme, the host and the port.
  var origin: String {
    let host = host(percentEncoded: true)?.lowercased() ?? ""
    return "\(scheme?.lowercased() ?? "")://\(host):\(port ?? (isEncrypted ? 443 : 80))"
  }
}
