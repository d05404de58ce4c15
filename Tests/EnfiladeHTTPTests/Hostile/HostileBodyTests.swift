import EnfiladeHTTP
import Foundation
import Loopback
import Testing

/// Bodies that never end, or that are small on the wire and large when decompressed, end at the client's limit.
@Suite(.timeLimit(.minutes(5)))
struct HostileBodyTests {
  /// What the client takes of a body, decompressed.
  private static let limit = 1 << 20

  private static func client() -> URLSessionClient {
    var configuration = URLSessionClient.Configuration()
    configuration.bodyLimit = limit
    return URLSessionClient(configuration: configuration)
  }

  enum Body: String, Codable, CaseIterable {
    case endlessChunks, endlessWithoutLength, endlessAfterExabytes, gzipBomb, gzipBombInChunks,
      gzipBombInDrips

    var answer: LoopbackAnswer {
      let zeros = [UInt8](repeating: 0, count: 65_536)
      return switch self {
      case .endlessChunks:
        LoopbackAnswer(
          Self.head("Transfer-Encoding: chunked"),
          .repeated(Array("10000\r\n".utf8) + zeros + Array("\r\n".utf8)))
      case .endlessWithoutLength: LoopbackAnswer(Self.head("Connection: close"), .repeated(zeros))
      case .endlessAfterExabytes:
        LoopbackAnswer(Self.head("Content-Length: 9000000000000000000"), .repeated(zeros))
      case .gzipBomb:
        LoopbackAnswer(
          Self.head("Content-Encoding: gzip\r\nContent-Length: \(GzipBomb.bytes.count)"),
          .bytes(GzipBomb.bytes))
      case .gzipBombInChunks:
        LoopbackAnswer(
          Self.head("Content-Encoding: gzip\r\nTransfer-Encoding: chunked"),
          .text("\(String(GzipBomb.bytes.count, radix: 16))\r\n"), .bytes(GzipBomb.bytes),
          .text("\r\n0\r\n\r\n"))
      case .gzipBombInDrips:
        LoopbackAnswer(
          Self.head("Content-Encoding: gzip\r\nContent-Length: \(GzipBomb.bytes.count)"),
          .drip(GzipBomb.bytes, 512, every: .milliseconds(1)))
      }
    }

    private static func head(_ fields: String) -> LoopbackAnswer.Step {
      .text("HTTP/1.1 200 OK\r\n\(fields)\r\n\r\n")
    }
  }

  @Test(arguments: Body.allCases)
  func `A body larger than the limit is refused in little memory`(body: Body) async {
    await #expect(processExitsWith: .success) { [body] in
      let watchdog = Watchdog(seconds: 90)
      let call = try await HostileCall(to: body.answer, by: Self.client(), timeout: .seconds(20))
      guard case .failure(let error) = call.outcome else {
        Issue.record("answered: \(call.outcome.summary.prefix(20))")
        return
      }
      #expect(error.reason == .tooLarge(.body, limit: Self.limit))
      #expect(error.stage == .body)
      #expect(error.response?.status == .ok)
      #expect(call.next.summary == "200 good")
      // 64 MiB is what the bomb comes to.
      if let growth = call.growth { #expect(growth < 48 * 1_024) }
      withExtendedLifetime(watchdog) {}
    }
  }

  @Test func `The bomb comes to 64 MiB of zeros for a client that takes them`() async throws {
    let server = try LoopbackServer { _ in Body.gzipBomb.answer }
    var configuration = URLSessionClient.Configuration()
    configuration.bodyLimit = GzipBomb.count
    let client = URLSessionClient(configuration: configuration)
    let response = try await client.send(HTTPRequest(.get, server.url))
    #expect(response.body.count == GzipBomb.count)
    let zeros = LoopbackDigest(Data(count: GzipBomb.count))
    #expect(LoopbackDigest(response.body) == zeros)
    server.stop()
  }
}
