#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Alarm {
  /// What a socket is waited for.
  enum Readiness {
    case toRead
    case toWrite
  }

  /// Waits until the descriptor is ready, the alarm has rung, or the time is over.
  ///
  /// It can return for no reason, so callers look again at what they wait for. Rings are taken back here: what they
  /// announce was set before they rang, and is looked at after this returns.
  ///
  /// - Parameters:
  ///   - descriptor: The socket to wait for; nil to wait for the alarm alone.
  ///   - time: How long at most; nil for as long as it takes.
  /// - Returns: Whether the descriptor is ready, or in error.
  func wait(for descriptor: Int32?, _ readiness: Readiness, atMost time: Duration? = nil) -> Bool {
    let events = readiness == .toRead ? POLLIN : POLLOUT
    var polled = [
      pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
      // POSIX: an entry with a negative descriptor is passed over.
      pollfd(fd: descriptor ?? -1, events: Int16(events), revents: 0),
    ]
    guard poll(&polled, 2, time.map(Self.milliseconds) ?? -1) > 0 else { return false }
    if polled[0].revents != 0 { quieten() }
    return polled[1].revents != 0
  }

  /// The time in whole milliseconds, rounded up so that a wait never ends before its time, and cut at eleven days.
  private static func milliseconds(_ time: Duration) -> Int32 {
    let (seconds, attoseconds) = time.components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
