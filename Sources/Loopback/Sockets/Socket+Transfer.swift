#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Socket {
  /// What trying to send or receive has come to.
  enum Transfer: Equatable {
    case moved(Int)
    /// Nothing can be moved before the socket is ready again.
    case notNow
    case peerClosed
    case peerReset
  }

  /// Receives what is there, up to 64 KiB, in place of what the array held.
  func receive(into bytes: inout [UInt8]) -> Transfer {
    var outcome = Transfer.notNow
    bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      outcome = attempt { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
      if case .moved(let received) = outcome { count = received }
    }
    return outcome == .moved(0) ? .peerClosed : outcome
  }

  /// Sends as many of the bytes as the system takes at once; there must be some.
  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return attempt {
      bytes.withUnsafeBytes { platformSend(descriptor, $0.baseAddress, $0.count, flags) }
    }
  }

  private func attempt(_ transfer: () -> Int) -> Transfer {
    while true {
      let count = transfer()
      if count >= 0 { return .moved(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .notNow
      // Linux gives EPIPE, not ECONNRESET, when the reset comes from a peer that had closed in order before.
      case EPIPE: return .peerClosed
      default: return .peerReset
      }
    }
  }
}

/// The system's `send`, which a method of the same name would hide.
private func platformSend(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}
