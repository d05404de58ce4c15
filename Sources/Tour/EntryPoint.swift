import Foundation
import Terminal

@main
enum EntryPoint {
  @MainActor
  static func main() async {
    // These act on the process as a whole: the descriptors before anything is opened, and the environment while
    // there is no other thread to read it.
    StandardDescriptors.reserve()
    ProxyExemption.apply()
    signal(SIGPIPE, SIG_IGN)
    let interruption = Interruption.watch()

    let environment = ProcessInfo.processInfo.environment
    let guide = Guide(
      output: TerminalOutput(.standardOutput, environment: environment),
      errors: TerminalOutput(.standardError, environment: environment))
    let running = Task { @MainActor in await guide.run(Array(CommandLine.arguments.dropFirst())) }
    interruption.whenInterrupted { running.cancel() }
    let status = guide.conclude(
      await running.value, signal: interruption.signal, failure: DescriptorWriter.standardOutput.failure)
    exit(status.code)
  }
}
