#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A connected socket that never blocks; a plain number that its owner closes once.
struct Socket: Sendable {
  let descriptor: Int32

  /// Accepts a connection; nil, with `errno` set, when there is none.
  init?(acceptedFrom listener: Int32) {
    descriptor = accept(listener, nil, nil)
    guard descriptor >= 0 else { return nil }
    prepareDescriptor(descriptor)
    #if canImport(Darwin)
      Self.set(SO_NOSIGPIPE, at: SOL_SOCKET, of: descriptor)
    #endif
    Self.set(TCP_NODELAY, at: Int32(IPPROTO_TCP), of: descriptor)
  }

  /// Ends the sending side.
  func shutDownSending() {
    _ = shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Closes in an orderly way, as far as one side alone can.
  ///
  /// A socket that is closed with unread bytes sends a reset instead of an end, so these are read first.
  func close() {
    var bytes: [UInt8] = []
    var rounds = 0
    while rounds < 64, case .moved = receive(into: &bytes) {
      rounds += 1
    }
    closeDescriptor(descriptor)
  }

  /// Closes with a TCP reset; what has not been sent is lost.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    _ = setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    closeDescriptor(descriptor)
  }

  /// Sets an option that is a number to 1.
  static func set(_ option: Int32, at level: Int32, of descriptor: Int32) {
    var on: Int32 = 1
    _ = setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
  }
}
