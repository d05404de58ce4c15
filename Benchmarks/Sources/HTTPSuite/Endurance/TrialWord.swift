import Foundation
import Measurement

/// What a companion that is measured says to the trial that has started it, as a line of JSON.
enum TrialWord: Codable, Sendable, Hashable {
  /// So many requests have been answered, or bytes moved.
  case progress(Int)
  /// What the process has in memory, or had at most, in bytes.
  case memory(String, Int)
  /// What was received.
  case digest(String)
}

extension CompanionProcess {
  /// Waits for the next thing that it says.
  func word() throws -> TrialWord {
    try JSONDecoder().decode(TrialWord.self, from: Data(try line().utf8))
  }
}

extension TrialWord {
  /// Says it.
  func said(by say: Companion.Saying) throws {
    try say(String(decoding: try JSONEncoder().encode(self), as: UTF8.self))
  }
}
