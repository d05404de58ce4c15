#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A listening socket on 127.0.0.1, on a port that the system has picked.
struct Listener: Sendable {
  let descriptor: Int32
  let port: UInt16

  init() throws(LoopbackError) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw LoopbackError(operation: "socket", code: errno) }
    prepareDescriptor(descriptor)
    do throws(LoopbackError) {
      port = try Self.listen(descriptor)
    } catch {
      closeDescriptor(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  /// What trying to accept has come to.
  enum Acceptance {
    case connection(Socket)
    case nobody
    /// The system has run out of descriptors or memory, for now.
    case exhausted
  }

  /// Accepts the next connection that has come in, without waiting for one.
  func accept() -> Acceptance {
    while true {
      if let socket = Socket(acceptedFrom: descriptor) { return .connection(socket) }
      switch errno {
      // A connection that was reset before it was accepted is passed over.
      case EINTR, ECONNABORTED: continue
      case EAGAIN, EWOULDBLOCK: return .nobody
      default: return .exhausted
      }
    }
  }

  private static func listen(_ descriptor: Int32) throws(LoopbackError) -> UInt16 {
    Socket.set(SO_REUSEADDR, at: SOL_SOCKET, of: descriptor)
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    guard bound == 0 else { throw LoopbackError(operation: "bind", code: errno) }
    guard platformListen(descriptor, 1024) == 0 else {
      throw LoopbackError(operation: "listen", code: errno)
    }
    let named = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    guard named == 0 else { throw LoopbackError(operation: "getsockname", code: errno) }
    return UInt16(bigEndian: address.sin_port)
  }
}

/// The system's `listen`, which a method of the same name would hide.
private func platformListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 {
  listen(descriptor, backlog)
}
