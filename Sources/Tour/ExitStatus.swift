/// What the process tells whoever started it.
struct ExitStatus: Sendable, Hashable {
  let code: Int32

  static let success = ExitStatus(code: 0)
  static let failure = ExitStatus(code: 1)
  /// The arguments were wrong.
  static let usage = ExitStatus(code: 2)
  /// The work was cancelled, and not by a signal: what carries the requests gave them up by itself.
  static let cancelled = ExitStatus(code: 125)

  /// As shells report a process that a signal ended.
  static func interrupted(by signal: Int32) -> ExitStatus {
    ExitStatus(code: 128 + signal)
  }
}
