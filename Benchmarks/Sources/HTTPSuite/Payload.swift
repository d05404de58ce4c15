import Loopback

/// A body that the server sends.
struct Payload: Sendable {
  let name: String
  let body: [UInt8]
  let type: String

  /// What a screen asks for, where whatever lies around the transfer shows most.
  static let small = Payload(
    name: "small", body: Array((#"{"note": ""# + String(repeating: "enfilade ", count: 32) + #""}"#).utf8),
    type: "application/json")

  /// What a picture weighs, where copies show.
  static let large = Payload(
    name: "large", body: Array(repeating: 0x65, count: 1_000_000), type: "application/octet-stream")

  static let all = [small, large]

  /// Whether it takes more time to move than to ask for.
  var isLarge: Bool { body.count >= 100_000 }

  /// What every variant has to receive.
  var expected: Answer { Answer(status: 200, bytes: body.count) }

  /// What the server does with each request.
  var answer: LoopbackAnswer { .response(200, fields: [("Content-Type", type)], body: body) }
}
