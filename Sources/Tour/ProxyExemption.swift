import Foundation

/// Keeps requests to this machine away from a proxy.
enum ProxyExemption {
  static let hosts = ["127.0.0.1", "localhost", "::1"]

  /// Exempts this machine for the whole process.
  ///
  /// libcurl, under URLSession on Linux, takes its proxies from `http_proxy` and `all_proxy` in the environment, and
  /// URLSession's own setting for them does nothing there. A proxy could not reach a server on our loopback
  /// address, or would reach another one. Nothing but `no_proxy` prevents that, and a session reads it late, so
  /// it is set before there is one; nor may another thread read the environment meanwhile.
  static func apply() {
    setenv("no_proxy", value(in: ProcessInfo.processInfo.environment), 1)
  }

  /// The value of `no_proxy` that exempts this machine and whatever was exempt before.
  ///
  /// libcurl reads `NO_PROXY` only where `no_proxy` is not set, and takes `*` only when it stands alone.
  static func value(in environment: [String: String]) -> String {
    let earlier = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
    guard earlier != "*" else { return earlier }
    return ([earlier] + hosts).filter { !$0.isEmpty }.joined(separator: ",")
  }
}
