import Loopback
import Measurement

extension Companion {
  /// A server that says its port, and sends a small payload for as long as its process lasts: at once, or a
  /// millisecond later where it is asked for ``Origin/later``.
  static let origin = Companion("origin") { _, say in
    let answer = Payload.small.answer
    let server = try LoopbackServer(keepsHistory: false) { request in
      request.path == "/\(Origin.later)" ? answer.waiting(.milliseconds(1)) : answer
    }
    try say("\(server.port)")
    await server.stopped()
  }
}

extension Origin {
  /// What is answered later.
  static let later = "later"

  /// A server in a process of its own.
  static func elsewhere() throws -> Origin {
    let process = try CompanionProcess("http/origin")
    let line = try process.line()
    guard let port = UInt16(line) else { throw TrialFault.unexpected(line) }
    return .elsewhere(process, port: port)
  }
}
