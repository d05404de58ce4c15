import Foundation
import Terminal

@main
enum EntryPoint {
  @MainActor
  static func main() async {
    // These act on the process as a whole: the environment first, while there is no other thread to read it.
    ProxyExemption.apply()
    signal(SIGPIPE, SIG_IGN)
    let interruption = Interruption.watch()

    let environment = ProcessInfo.processInfo.environment
    let guide = Guide(
      output: TerminalOutput(.standardOutput, environment: environment),
      errors: TerminalOutput(.standardError, environment: environment))
    let running = Task { @MainActor in await guide.run(Array(CommandLine.arguments.dropFirst())) }
    interruption.whenInterrupted { running.cancel() }
    var status = await running.value

    if status == .cancelled, let signal = interruption.signal { status = .interrupted(by: signal) }
    if let failure = DescriptorWriter.standardOutput.failure, status == .success {
      if !failure.isClosedPipe { guide.complain("\(failure)") }
      status = .failure
    }
    exit(status.code)
  }
}
