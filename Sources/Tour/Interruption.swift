import Foundation
import Synchronization

/// The person's wish to end: Ctrl-C, or `SIGTERM`.
///
/// The first signal asks the work to end; the second ends the process without asking.
final class Interruption: Sendable {
  private struct State {
    var signal: Int32?
    var action: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  private init() {}

  /// The first signal that came, if one did.
  var signal: Int32? {
    state.withLock { $0.signal }
  }

  /// Begins to watch for signals; once in a process, before others act on them.
  static func watch() -> Interruption {
    let interruption = Interruption()
    var ends: [Int32] = [-1, -1]
    // Without a pipe, signals do what they always do: they end the process.
    guard pipe(&ends) == 0 else { return interruption }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = ends[0]
    handlerDescriptor.store(ends[1], ordering: .sequentiallyConsistent)
    Thread.detachNewThread {
      while let signal = nextSignal(from: reading) { interruption.receive(signal) }
    }
    // Whoever started the process may have left the signals blocked. But if he ignores one, as `nohup` does, the
    // process is to go on when it comes.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in watched where !isIgnored(number) {
      Foundation.signal(number, handle)
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return interruption
  }

  /// Sets what the first signal does; it is done at once if the signal has come already.
  func whenInterrupted(_ action: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      state.action = action
      return state.signal != nil
    }
    if isLate { action() }
  }

  private func receive(_ signal: Int32) {
    let (isFirst, action) = state.withLock { state in
      let isFirst = state.signal == nil
      if isFirst { state.signal = signal }
      return (isFirst, state.action)
    }
    guard isFirst else { _exit(ExitStatus.interrupted(by: signal).code) }
    action?()
  }

  private static let watched = [SIGINT, SIGTERM]

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // Functions cannot be compared, and this one is a number only.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func nextSignal(from descriptor: Int32) -> Int32? {
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count == 1, watched.contains(Int32(byte)) { return Int32(byte) }
      guard count == 1 || (count < 0 && errno == EINTR) else { return nil }
    }
  }
}

/// Where the signal handler writes to; touched before the handler is set, so that it is not initialised there.
private let handlerDescriptor = Atomic<Int32>(-1)

/// Passes a signal on, by nothing but what is allowed inside a handler (POSIX, 2.4.3 Signal Actions).
///
/// Waiting for a blocked signal would do without a handler, but while the main actor rests its thread is
/// libdispatch's, on Linux, and that unblocks all signals (`sigsuspend` in `dispatch_main`).
private func handle(_ signal: Int32) {
  let earlier = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(handlerDescriptor.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = earlier
}
