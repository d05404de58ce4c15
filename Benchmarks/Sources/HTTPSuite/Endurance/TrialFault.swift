/// Why a trial shows nothing.
enum TrialFault: Error, Hashable, CustomStringConvertible {
  /// The system does not tell how much memory a process has.
  case memoryUntold
  /// Something else came than was sent.
  case contentDiffers(String, expected: String, received: String)
  /// The companion said something that was not expected.
  case unexpected(String)
  /// The companion was not told what it has to be told.
  case arguments([String])

  var description: String {
    switch self {
    case .memoryUntold:
      "There is no /proc/self/status, which tells a process's memory; try this on Linux."
    case .contentDiffers(let step, let expected, let received):
      "“\(step)” moved \(received) where \(expected) were to be moved."
    case .unexpected(let word):
      "The companion said “\(word)” out of turn."
    case .arguments(let arguments):
      "A companion cannot do with the arguments \(arguments)."
    }
  }
}
