import EnfiladeHTTP
import Loopback

/// Attacks with the head of a response.
enum HeadAttack: String, Codable, CaseIterable {
  case headerOf200KB, endlessHeader, headers400KB, headers1_000, endlessHeaders
  case endlessStatusLine, endlessFieldName, drippingHead
  case bareCRInValue, bareCRInStatusLine, bareCRBeforeLength, bareCRsForLineEnds, nul
  case noColon, spaceBeforeColon, noName, foldedLine
  case earlyHints1_000, earlyHints100_000, endlessEarlyHints, continues100_000, switchedProtocols

  var attack: Attack {
    switch self {
    case .headerOf200KB: Attack(.refusal(.head), Self.ok, Self.fields(1, of: 200_000), Self.rest)
    case .endlessHeader: Attack(.refusal(.head), Self.ok, .text("X: "), .repeated(Self.letters))
    case .headers400KB: Attack(.refusal(.head), Self.ok, Self.fields(40, of: 10_000), Self.rest)
    // 10,000 have a test of their own.
    case .headers1_000: Attack(.answer("200 {}"), Self.ok, Self.fields(1_000, of: 10), Self.rest)
    case .endlessHeaders:
      Attack(
        .refusal(.head), Self.ok, .repeated(Array("X: \(String(repeating: "a", count: 4_000))\r\n".utf8)))
    case .endlessStatusLine: Attack(.refusal(.head), .text("HTTP/1.1 200 "), .repeated(Self.letters))
    case .endlessFieldName: Attack(.refusal(.head), Self.ok, .repeated(Self.letters))
    case .drippingHead:
      Attack(.late(.head), Self.ok, .text("X: "), .generated(every: .milliseconds(20)) { { [0x61] } })
    case .bareCRInValue: Attack(.answer("200 {}"), Self.ok, .text("X: a\rb\r\n"), Self.rest)
    case .bareCRInStatusLine: Attack(.answer("200 {}"), .text("HTTP/1.1 200 O\rK\r\n"), Self.rest)
    // The CR ends no line, so this is no length.
    case .bareCRBeforeLength:
      Attack(.answer("200 {}"), Self.ok, .text("X: a\rContent-Length: 1\r\n"), Self.rest)
    case .bareCRsForLineEnds: Attack(.late(.head), .text("HTTP/1.1 200 OK\rContent-Length: 2\r\r{}"))
    case .nul: Attack(.refusal(.head), Self.ok, .text("X: a\0b\r\n"), Self.rest)
    case .noColon: Attack(.refusal(.head), Self.ok, .text("nonsense\r\n"), Self.rest)
    case .spaceBeforeColon: Attack(.refusal(.head), Self.ok, .text("X : a\r\n"), Self.rest)
    case .noName: Attack(.refusal(.head), Self.ok, .text(": a\r\n"), Self.rest)
    case .foldedLine: Attack(.answer("200 {}"), Self.ok, .text("X: a\r\n b\r\n"), Self.rest)
    case .earlyHints1_000: Attack(.answer("200 {}"), .repeated(Self.hints, times: 1_000), Self.ok, Self.rest)
    case .earlyHints100_000:
      Attack(.answerOrError("200 {}"), .repeated(Self.hints, times: 100_000), Self.ok, Self.rest)
    case .endlessEarlyHints: Attack(.answerOrError("200 {}"), .repeated(Self.hints))
    case .continues100_000:
      Attack(
        .answerOrError("200 {}"), .repeated(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), times: 100_000),
        Self.ok, Self.rest)
    case .switchedProtocols:
      Attack(
        .answerOrError("200 {}"),
        .text("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n{}"))
    }
  }

  /// So many header lines, with distinct names and values of so many bytes.
  static func fields(_ count: Int, of size: Int) -> LoopbackAnswer.Step {
    let value = String(repeating: "a", count: size)
    return .text((0..<count).map { "X-\($0): \(value)\r\n" }.joined())
  }

  /// The rest of a head that began well, and a body.
  private static let rest = LoopbackAnswer.Step.text("Content-Length: 2\r\n\r\n{}")
  static let ok = LoopbackAnswer.Step.text("HTTP/1.1 200 OK\r\n")
  private static let hints = Array("HTTP/1.1 103 Early Hints\r\n\r\n".utf8)
  private static let letters = [UInt8](repeating: 0x61, count: 65_536)
}
