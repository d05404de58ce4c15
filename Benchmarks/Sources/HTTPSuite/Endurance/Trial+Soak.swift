import Foundation
import Loopback
import Measurement

extension Trial {
  /// Many requests, which leave nothing behind.
  static let soak = Trial(
    "soak", summary: "requests over one client, 8 at once, each answered with 300 bytes by another process"
  ) { course in
    let answer = Payload.small.answer
    let server = try LoopbackServer(bodies: .hashed, keepsHistory: false) { _ in answer }
    defer { server.stop() }
    let requests = max(course.requests, Soak.settling + Soak.batch)
    let process = try CompanionProcess("http/soak", [server.url, "\(requests)"])
    var memory: [String: Int] = [:]
    while memory[Soak.farthest] == nil {
      switch try process.word() {
      case .progress(let sent): course.progress("requests", Double(sent) / Double(requests))
      case .memory(let name, let bytes): memory[name] = bytes
      case let word: throw TrialFault.unexpected("\(word)")
      }
    }
    let settled = Double(memory[Soak.settled] ?? 0) / 1e6
    let farthest = Double(memory[Soak.farthest] ?? 0) / 1e6
    return [
      Figure("requests", Double(server.requestCount), ""),
      Figure("resident memory \(Soak.settled)", settled, "MB"),
      Figure("resident memory \(Soak.farthest)", farthest, "MB"),
      Figure("difference", abs(farthest - settled), atMost: 8, "MB"),
    ]
  }
}

extension Companion {
  /// The client of ``Trial/soak``.
  static let soak = Companion("soak") { arguments, say in
    guard arguments.count == 2, let url = URL(string: arguments[0]), let requests = Int(arguments[1]) else {
      throw TrialFault.arguments(arguments)
    }
    try await Soak(url: url, requests: requests, say: say).run()
  }
}
