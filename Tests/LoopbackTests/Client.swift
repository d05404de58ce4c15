import Loopback

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A TCP client that sends and receives bytes as told, blocking for at most 20 seconds.
final class Client {
  /// How the receiving side ended.
  enum End: Equatable {
    case endOfFile
    case reset
    case failed(Int32)
  }

  /// Everything that was received up to the end.
  struct Received: Equatable {
    var text: String
    var end: End
  }

  struct Failure: Error, Equatable {
    let operation: String
    let code: Int32
  }

  private var descriptor: Int32

  init(port: UInt16) throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw Failure(operation: "socket", code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    let descriptor = descriptor
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else {
      let code = errno
      close()
      throw Failure(operation: "connect", code: code)
    }
  }

  deinit {
    close()
  }

  func send(_ text: String) throws {
    try send(Array(text.utf8))
  }

  func send(_ bytes: [UInt8]) throws {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = platformSend(descriptor, Array(rest), flags)
      guard count > 0 else { throw Failure(operation: "send", code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Receives exactly so many bytes, fewer only when the stream ends before.
  func receive(_ count: Int) -> String {
    var bytes: [UInt8] = []
    while bytes.count < count, end(afterReceiving: count - bytes.count, into: &bytes) == nil {}
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Receives as many bytes as the text has.
  func receive(asLongAs text: String) -> String {
    receive(text.utf8.count)
  }

  /// Receives up to the end of the stream.
  func receiveAll() -> Received {
    var bytes: [UInt8] = []
    while true {
      if let end = end(afterReceiving: 65_536, into: &bytes) {
        return Received(text: String(decoding: bytes, as: UTF8.self), end: end)
      }
    }
  }

  /// Receives up to the end of the stream without keeping it; for streams that end in an orderly way.
  func digestAll() -> LoopbackDigest {
    var digest = LoopbackDigest()
    var bytes: [UInt8] = []
    while end(afterReceiving: 65_536, into: &bytes) == nil {
      digest.append(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    return digest
  }

  func shutDownSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  func close() {
    if descriptor >= 0 { platformClose(descriptor) }
    descriptor = -1
  }

  /// Closes with a TCP reset.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    close()
  }

  private func end(afterReceiving count: Int, into bytes: inout [UInt8]) -> End? {
    var buffer = [UInt8](repeating: 0, count: count)
    let received = recv(descriptor, &buffer, count, 0)
    if received > 0 {
      bytes += buffer.prefix(received)
      return nil
    }
    if received == 0 { return .endOfFile }
    return errno == ECONNRESET ? .reset : .failed(errno)
  }
}

private func platformSend(_ descriptor: Int32, _ bytes: [UInt8], _ flags: Int32) -> Int {
  send(descriptor, bytes, bytes.count, flags)
}

private func platformClose(_ descriptor: Int32) {
  _ = close(descriptor)
}
