import Foundation
import Synchronization

/// A child, which Foundation makes the leader of a process group of its own: it does not hear of Ctrl-C.
final class ChildProcess: Sendable {
  private let running = Mutex<pid_t?>(nil)

  /// Starts it.
  func run(_ process: Process) throws {
    // In one step: what ends it must not come between its start and its number.
    try running.withLock { running in
      try process.run()
      running = process.processIdentifier
    }
  }

  /// Waits until it has ended by itself.
  func wait(for process: Process) {
    process.waitUntilExit()
    running.withLock { $0 = nil }
  }

  /// Ends it at once if it runs, with what it has started, and waits until it is gone.
  ///
  /// By a signal that cannot be ignored: a child inherits which signals are.
  func end() {
    running.withLock { running in
      guard let child = running else { return }
      running = nil
      if kill(-child, SIGKILL) != 0 { kill(child, SIGKILL) }
      for _ in 0..<200 where kill(child, 0) == 0 { usleep(10_000) }
    }
  }
}
