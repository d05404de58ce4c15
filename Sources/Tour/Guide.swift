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

  /// Says on standard error what is wrong with the call or with this machine.
  func complain(_ fault: String) {
    errors.writeLine("tour: \(fault)")
  }
}
