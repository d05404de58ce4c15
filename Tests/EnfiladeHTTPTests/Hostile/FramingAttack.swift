import EnfiladeHTTP
import Loopback

/// Attacks with what says where a body ends, and with how it is coded.
enum FramingAttack: String, Codable, CaseIterable {
  case lengthTooLong, lengthTooLongThenEnd, lengthTooShort, lengthOfExabytes, lengthNegative, lengthNoNumber
  case lengthBeyondNumbers, lengthsThatDiffer, lengthAndChunks, bodyAfterNoContent, bodyAfterNotModified
  case drippingBody, endlessChunkSize, endlessChunkExtension, chunkSizeNegative, chunkSizeBeyondNumbers
  case chunkOfExabytes, chunkLongerThanItsSize, chunkSizeMissing, chunkCutOff
  case splitUTF8, gzipThatIsNone, gzipWithWrongSum, codingUnknown, transferCodingUnknown

  var attack: Attack {
    let right = Attack.Verdict.answer("200 {}")
    let rightOrError = Attack.Verdict.answerOrError("200 {}")
    let refusal = Attack.Verdict.refusal(.body)
    return switch self {
    case .lengthTooLong: Attack(.late(.body), length("3"))
    case .lengthTooLongThenEnd: Attack(refusal, length("3"), .close)
    case .lengthTooShort: Attack(right, length("2", "{}}HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"))
    // 9223372036854775807 has a test of its own.
    case .lengthOfExabytes: Attack(refusal, length("9223372036854775000"), .close)
    case .lengthNegative: Attack(.refusal(.head), length("-2"))
    case .lengthNoNumber: Attack(.refusal(.head), length("two"))
    case .lengthBeyondNumbers: Attack(rightOrError, length("99999999999999999999"), .close)
    // RFC 9112, section 6.3, wants an error; libcurl 7.88 takes the last.
    case .lengthsThatDiffer: Attack(rightOrError, length("1\r\nContent-Length: 2"))
    case .lengthAndChunks:
      Attack(rightOrError, length("5\r\nTransfer-Encoding: chunked", "2\r\n{}\r\n0\r\n\r\n"))
    case .bodyAfterNoContent: Attack(.answer("204 "), .text("HTTP/1.1 204 No Content\r\n\r\n\(Self.evil)"))
    case .bodyAfterNotModified:
      Attack(.answer("304 "), .text("HTTP/1.1 304 Not Modified\r\n\r\n\(Self.evil)"))
    case .drippingBody:
      Attack(.late(.body), length("999"), .generated(every: .milliseconds(20)) { { [0x61] } })
    case .endlessChunkSize: Attack(refusal, chunked(""), .repeated([UInt8](repeating: 0x30, count: 65_536)))
    case .endlessChunkExtension:
      Attack(.late(.body), chunked("2;"), .repeated([UInt8](repeating: 0x61, count: 65_536)))
    case .chunkSizeNegative: Attack(refusal, chunked("-1\r\n{}\r\n0\r\n\r\n"))
    case .chunkSizeBeyondNumbers: Attack(refusal, chunked("FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n"))
    case .chunkOfExabytes: Attack(refusal, chunked("7FFFFFFFFFFFFFFF\r\n{}"), .close)
    case .chunkLongerThanItsSize: Attack(refusal, chunked("1\r\n{}\r\n0\r\n\r\n"))
    case .chunkSizeMissing: Attack(refusal, chunked("\r\n{}\r\n0\r\n\r\n"))
    case .chunkCutOff: Attack(refusal, chunked("2\r\n{"), .close)
    case .splitUTF8:
      Attack(.answer("200 ü\u{1F600}"), chunked(""), .drip(Self.splitText, every: .milliseconds(2)))
    case .gzipThatIsNone: Attack(refusal, length("2\r\nContent-Encoding: gzip"))
    // One that is cut off has a test of its own.
    case .gzipWithWrongSum:
      Attack(
        refusal, Self.gzip(WellFormed.gzipped.dropLast(8) + [0, 0, 0, 0] + WellFormed.gzipped.suffix(4)))
    case .codingUnknown: Attack(refusal, length("2\r\nContent-Encoding: x"))
    case .transferCodingUnknown: Attack(refusal, .text(Self.ok + "Transfer-Encoding: x\r\n\r\n{}"), .close)
    }
  }

  private func length(_ value: String, _ body: String = "{}") -> LoopbackAnswer.Step {
    .text("\(Self.ok)Content-Length: \(value)\r\n\r\n\(body)")
  }

  private func chunked(_ start: String) -> LoopbackAnswer.Step {
    .text("\(Self.ok)Transfer-Encoding: chunked\r\n\r\n\(start)")
  }

  static func gzip(_ body: [UInt8]) -> LoopbackAnswer.Step {
    .bytes(Array("\(ok)Content-Encoding: gzip\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private static let ok = "HTTP/1.1 200 OK\r\n"
  private static let evil = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"
  /// Characters of two and of four bytes, each byte in a chunk of its own.
  private static let splitText =
    "ü\u{1F600}".utf8.flatMap { Array("1\r\n".utf8) + [$0] + Array("\r\n".utf8) } + Array("0\r\n\r\n".utf8)
}
