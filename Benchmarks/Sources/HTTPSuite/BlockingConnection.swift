import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One kept-alive connection that asks by two system calls and copies nothing: the floor under every client.
final class BlockingConnection: Sendable {
  private let descriptor: Int32

  /// - Parameter port: The port on 127.0.0.1.
  /// - Throws: `POSIXError`.
  init(port: UInt16) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw Self.failure }
    // A server that promises more than it sends is an error, not the end of all measuring.
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    close(descriptor)
  }

  /// Sends a request and reads the whole answer, which must say its length.
  /// - Throws: `POSIXError`.
  func fetch(_ request: [UInt8]) throws -> Answer {
    guard send(descriptor, request, request.count, Self.noSignal) == request.count else { throw Self.failure }
    return try withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      var start: [UInt8] = []
      var blankLine: Range<Int>?
      while blankLine == nil {
        start += buffer[..<(try receive(into: buffer))]
        blankLine = start.firstRange(of: [13, 10, 13, 10])
      }
      let headCount = blankLine?.upperBound ?? 0
      let lines = String(decoding: start[..<headCount], as: UTF8.self).split(whereSeparator: \.isNewline)
      let length = lines.lazy.compactMap(Self.length).first ?? 0
      var received = start.count - headCount
      while received < length { received += try receive(into: buffer) }
      return Answer(status: Int(lines[0].dropFirst(9).prefix(3)), bytes: received)
    }
  }

  private func receive(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
    if count == 0 { throw POSIXError(.ECONNRESET) }
    guard count > 0 else { throw Self.failure }
    return count
  }

  private static func length(_ line: Substring) -> Int? {
    line.lowercased().hasPrefix("content-length: ") ? Int(line.dropFirst(16)) : nil
  }

  private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  #if canImport(Darwin)
    private static let noSignal: Int32 = 0
  #else
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif
}
