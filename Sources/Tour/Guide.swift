import Terminal

/// Leads through the tour: reads the arguments, runs the command, and says how it ended.
@MainActor
struct Guide {
  let output: TerminalOutput
  let errors: TerminalOutput

  /// Does what the arguments ask for.
  /// - Parameter arguments: The arguments without the program's name.
  func run(_ arguments: [String]) async -> ExitStatus {
    do throws(UsageError) {
      switch try TourArguments.parse(arguments) {
      case .help(let usage):
        for line in usage.page { output.writeLine("\(line)") }
        return .success
      case .cache(let options):
        return await cache(options)
      }
    } catch {
      complain(error.fault)
      errors.writeLine("\(error.usage.synopsis)")
      errors.writeLine("\(error.usage.pointer)")
      return .usage
    }
  }

  /// Decides what to tell whoever started the process, and says on standard error what the status leaves open.
  /// - Parameters:
  ///   - status: How the run has ended.
  ///   - signal: The signal that came, if one did.
  ///   - failure: Why output was lost, if any was.
  func conclude(_ status: ExitStatus, signal: Int32?, failure: WriteFailure?) -> ExitStatus {
    switch (status, signal, failure) {
    case (.cancelled, let signal?, _):
      return .interrupted(by: signal)
    case (.cancelled, nil, _):
      complain("The work was cancelled, and by no signal.")
      return .cancelled
    case (.success, _, let failure?):
      if !failure.isClosedPipe { complain("\(failure)") }
      return .failure
    default:
      return status
    }
  }

  /// Says on standard error what is wrong with the call or with this machine.
  func complain(_ fault: String) {
    errors.writeLine("tour: \(fault)")
  }
}
