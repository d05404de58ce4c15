import Foundation
import Loopback
import Measurement

extension Trial {
  /// A payload that is larger than any buffer, down and up, compared by its hash.
  static let transfer = Trial(
    "transfer", summary: "pseudo-random bytes down and up, in a process whose peak of memory is watched"
  ) { course in
    let payload = LoopbackPayload(seed: 1, count: course.bytes)
    let small = LoopbackPayload(seed: 1, count: Transfer.rehearsal)
    let server = try LoopbackServer(bodies: .hashed, keepsHistory: false) { request in
      switch (request.method, request.path) {
      case ("PUT", _): .response(200, body: "\(request.bodyDigest)")
      case (_, "/rehearsal"): .response(200, body: small)
      default: .response(200, body: payload)
      }
    }
    defer { server.stop() }
    let file = course.folder.appending(path: "payload")
    let expected = "\(try payload.written(to: file) { course.progress("writing a file", $0) })"
    let process = try CompanionProcess("http/transfer", [server.url, "\(course.bytes)", file.path])
    var before: Int?
    var figures = [Figure("bytes, each way", Double(course.bytes) / Double(1 << 20), "MiB")]
    var remaining = Transfer.Step.allCases[...]
    while let step = remaining.first {
      switch try process.word() {
      case .progress(let moved): course.progress(step.rawValue, Double(moved) / Double(course.bytes))
      case .digest(let received):
        guard received == expected else {
          throw TrialFault.contentDiffers(step.rawValue, expected: expected, received: received)
        }
      case .memory(Transfer.before, let peak): before = peak
      case .memory(step.rawValue, let peak):
        remaining.removeFirst()
        course.progress(remaining.first?.rawValue ?? "", 0)
        let raised = Double(peak - (before ?? 0)) / Double(1 << 20)
        figures.append(Figure("peak raised by the \(step.rawValue)", raised, atMost: 32, "MiB"))
      case let word: throw TrialFault.unexpected("\(word)")
      }
    }
    return figures
  }
}

extension LoopbackPayload {
  /// Writes all bytes to a file.
  /// - Returns: Their digest.
  fileprivate func written(to url: URL, progress: (Double) -> Void) throws -> LoopbackDigest {
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    defer { try? file.close() }
    var digest = LoopbackDigest()
    for piece in pieces(of: 1 << 20) {
      try file.write(contentsOf: Data(piece))
      digest.append(piece)
      progress(Double(digest.count) / Double(count))
    }
    return digest
  }
}

extension Companion {
  /// The client of ``Trial/transfer``.
  static let transfer = Companion("transfer") { arguments, say in
    guard arguments.count == 3, let url = URL(string: arguments[0]), let count = Int(arguments[1]) else {
      throw TrialFault.arguments(arguments)
    }
    let transfer = Transfer(
      url: url, payload: LoopbackPayload(seed: 1, count: count), file: URL(fileURLWithPath: arguments[2]),
      say: say)
    try await transfer.run()
  }
}
