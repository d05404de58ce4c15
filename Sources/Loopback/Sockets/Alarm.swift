import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bell of one thread: rung from any thread, it ends the wait in which its owner is or will be next.
///
/// It is a pipe, so that a wait for a socket and for the bell is one `poll`.
final class Alarm: Sendable {
  /// Read, polled and closed by the owner alone.
  let reading: Int32
  /// nil once closed, so that a late ring cannot reach a descriptor which has been given out anew.
  private let writing: Mutex<Int32?>

  init() throws(LoopbackError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw LoopbackError(operation: "pipe", code: errno) }
    ends.forEach(prepareDescriptor)
    reading = ends[0]
    writing = Mutex(ends[1])
  }

  /// Ends the owner's wait; does nothing once the alarm has been closed.
  func ring() {
    writing.withLock { descriptor in
      guard let descriptor else { return }
      // A full pipe is as good as one byte, and the reading end is open as long as this one is.
      _ = write(descriptor, [1], 1)
    }
  }

  /// Takes back all rings so far.
  func quieten() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) > 0 {}
  }

  /// Gives the descriptors back; for the owner, once.
  func close() {
    writing.withLock { descriptor in
      if let number = descriptor { closeDescriptor(number) }
      descriptor = nil
    }
    closeDescriptor(reading)
  }
}
