import Dispatch
import Foundation

/// Cleans up when the process is told to end, and lets it end then.
struct Interruption {
  private typealias Handler = @convention(c) (Int32) -> Void

  private struct Watch {
    let signal: Int32
    let previous: Handler?
    let source: any DispatchSourceSignal
  }

  private let watches: [Watch]
  /// What cleans up has the queue to itself, and keeps it until the process has ended.
  private let queue = DispatchQueue(label: "interruption")
  /// Empty when no source is watched any more.
  private let sources = DispatchGroup()

  /// Watches for Ctrl-C, for a polite request to end, and for a terminal that is closed.
  /// - Parameter cleanUp: Called at most once, on another thread.
  init(cleaningUp cleanUp: @escaping @Sendable () -> Void) {
    var watches: [Watch] = []
    let registrations = DispatchGroup()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number, SIG_IGN)
      // What was to be ignored, as under nohup, still is.
      guard Self.address(previous) != Self.address(SIG_IGN) else { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        cleanUp()
        signal(number, SIG_DFL)
        // Dispatch may have blocked it, since on Linux it reads signals from a file.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
      }
      // On Linux, Dispatch sets a handler of its own when it gets round to it, which must not be later than what
      // is set when this is over.
      registrations.enter()
      source.setRegistrationHandler { registrations.leave() }
      sources.enter()
      source.setCancelHandler { [sources] in sources.leave() }
      source.resume()
      watches.append(Watch(signal: number, previous: previous, source: source))
    }
    self.watches = watches
    registrations.wait()
  }

  /// Watches no longer; signals do what they did before. Where a signal has come, this does not return.
  func cancel() {
    for watch in watches { watch.source.cancel() }
    sources.wait()
    for watch in watches { signal(watch.signal, watch.previous) }
  }

  /// Handlers are C functions, which cannot be compared but by their addresses; both types are one pointer wide.
  private static func address(_ handler: Handler?) -> Int {
    unsafeBitCast(handler, to: Int.self)
  }
}
