import Loopback
import Measurement

/// Where requests are answered.
enum Origin: Sendable {
  /// In this process, where it takes the same share of the cores from every variant.
  case here(LoopbackServer)
  /// In another one, so that what it does is not counted.
  case elsewhere(CompanionProcess, port: UInt16)

  var port: UInt16 {
    switch self {
    case .here(let server): server.port
    case .elsewhere(_, let port): port
    }
  }

  func stop() {
    // The other process ends when it is let go.
    if case .here(let server) = self { server.stop() }
  }
}
