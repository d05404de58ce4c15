import EnfiladeHTTP
import Foundation

/// Responses without a fault, as the loopback server would write them, and what a client makes of each.
enum WellFormed: String, Codable, CaseIterable {
  case plain, chunked, gzip, gzipInChunks, redirect, unauthorized, noContent, notModified, head, keptAlive

  /// The method that it answers.
  var method: HTTPMethod { self == .head ? .head : .get }

  /// The bytes of the response.
  var bytes: [UInt8] {
    let json = Array(Self.json.utf8)
    return switch self {
    case .plain, .keptAlive:
      Self.message(
        "200 OK", "Content-Type: application/json\r\nX-Kept: yes\r\nContent-Length: \(json.count)", json)
    case .head: Self.message("200 OK", "ETag: \"a\"\r\nContent-Length: \(json.count)", [])
    case .chunked: Self.message("200 OK", "X-A: b\r\nTransfer-Encoding: chunked", Self.chunks(of: json))
    case .gzip:
      Self.message("200 OK", "Content-Encoding: gzip\r\nContent-Length: \(Self.gzipped.count)", Self.gzipped)
    case .gzipInChunks:
      Self.message(
        "200 OK", "Content-Encoding: gzip\r\nTransfer-Encoding: chunked", Self.chunks(of: Self.gzipped))
    case .redirect: Self.message("302 Found", "Location: /landed\r\nContent-Length: 5", Array("moved".utf8))
    case .unauthorized:
      Self.message(
        "401 Unauthorized", "WWW-Authenticate: Basic realm=\"r\"\r\nContent-Length: 2", Array("no".utf8))
    case .noContent: Self.message("204 No Content", "X-A: b", [])
    case .notModified: Self.message("304 Not Modified", "ETag: \"a\"", [])
    }
  }

  var status: Int {
    switch self {
    case .plain, .chunked, .gzip, .gzipInChunks, .redirect, .head, .keptAlive: 200
    case .unauthorized: 401
    case .noContent: 204
    case .notModified: 304
    }
  }

  /// What is handed to the caller, decoded.
  var body: [UInt8] {
    switch self {
    case .plain, .chunked, .gzip, .gzipInChunks, .keptAlive: Array(Self.json.utf8)
    case .redirect: Array("landed".utf8)
    case .unauthorized: Array("no".utf8)
    case .noContent, .notModified, .head: []
    }
  }

  private static func message(_ status: String, _ fields: String, _ body: [UInt8]) -> [UInt8] {
    Array("HTTP/1.1 \(status)\r\n\(fields)\r\n\r\n".utf8) + body
  }

  /// The bytes in chunks of 16.
  private static func chunks(of bytes: [UInt8]) -> [UInt8] {
    let chunks = stride(from: 0, to: bytes.count, by: 16).flatMap { start in
      let part = bytes[start..<min(start + 16, bytes.count)]
      return Array("\(String(part.count, radix: 16))\r\n".utf8) + part + Array("\r\n".utf8)
    }
    return chunks + Array("0\r\n\r\n".utf8)
  }

  static let json = #"{"greeting": "grüße", "numbers": [1, 2, 3, 4, 5, 6, 7, 8]}"#

  /// The JSON, compressed by Python's `gzip.compress(…, mtime=0)`.
  static let gzipped: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xAB, 0x56, 0x4A, 0x2F, 0x4A, 0x4D, 0x2D,
    0xC9,
    0xCC, 0x4B, 0x57, 0xB2, 0x52, 0x00, 0xB2, 0x0F, 0xEF, 0x39, 0x3C, 0x3F, 0x55, 0x49, 0x47, 0x41, 0x29,
    0xAF,
    0x34, 0x37, 0x29, 0xB5, 0xA8, 0x18, 0x28, 0x1A, 0x6D, 0xA8, 0xA3, 0x60, 0xA4, 0xA3, 0x60, 0xAC, 0xA3,
    0x60,
    0xA2, 0xA3, 0x60, 0xAA, 0xA3, 0x60, 0xA6, 0xA3, 0x60, 0xAE, 0xA3, 0x60, 0x11, 0x5B, 0x0B, 0x00, 0xE9,
    0xBF,
    0x87, 0x9C, 0x3C, 0x00, 0x00, 0x00,
  ]
}
