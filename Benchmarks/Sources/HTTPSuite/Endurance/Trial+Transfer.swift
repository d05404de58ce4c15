import Foundation
import Loopback
import Measurement

extension Trial {
  /// A payload that is larger than any buffer, down and up, compared by its hash.
  static let transfer = Trial(
    "transfer", summary: "pseudo-random bytes down and up, in processes whose peak of memory is watched"
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
    var figures = [Figure("bytes, each way", Double(course.bytes) / Double(1 << 20), "MiB")]
    for steps in [[Transfer.Step.download, .stream], [.slowDownload, .file]] {
      let process = try CompanionProcess(
        "http/transfer", [server.url, "\(course.bytes)", file.path] + steps.map(\.rawValue))
      figures += try Transfer.figures(of: steps, by: process, expecting: expected) { step, moved in
        course.progress(step.rawValue, Double(moved) / Double(course.bytes))
      }
    }
    return figures
  }
}

extension Transfer {
  /// Listens to a companion to the end of its steps.
  fileprivate static func figures(
    of steps: [Step], by process: CompanionProcess, expecting expected: String,
    progress: (Step, Int) -> Void
  ) throws -> [Trial.Figure] {
    var before: Int?
    var figures: [Trial.Figure] = []
    var remaining = steps[...]
    while let step = remaining.first {
      switch try process.word() {
      case .progress(let moved): progress(step, moved)
      case .digest(let received):
        guard received == expected else {
          throw TrialFault.contentDiffers(step.rawValue, expected: expected, received: received)
        }
      case .memory(Self.before, let peak): before = peak
      case .memory(step.rawValue, let peak):
        remaining.removeFirst()
        let raised = Double(peak - (before ?? 0)) / Double(1 << 20)
        let name = figures.isEmpty ? "peak raised by a \(step.rawValue)" : "  and then an \(step.rawValue)"
        figures.append(Trial.Figure(name, raised, atMost: 32, "MiB"))
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
    let steps = arguments.dropFirst(3).compactMap(Transfer.Step.init)
    guard arguments.count == 3 + steps.count, !steps.isEmpty, let url = URL(string: arguments[0]),
      let count = Int(arguments[1])
    else {
      throw TrialFault.arguments(arguments)
    }
    let transfer = Transfer(
      url: url, payload: LoopbackPayload(seed: 1, count: count), file: URL(fileURLWithPath: arguments[2]),
      steps: steps, say: say)
    try await transfer.run()
  }
}
