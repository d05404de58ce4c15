import Loopback
import Testing

@testable import HTTPSuite

struct StationTests {
  @Test func `The server stops when the last variant has gone`() async throws {
    let server = try await serverOfUsedStation()
    await server.stopped()
  }

  @Test func `Bare calls and the client send the same request`() async throws {
    let station = try Station { _ in .response(200) }
    _ = try await station.fetchWithCompletionHandler()
    _ = try await station.fetchAsync()
    _ = try await station.fetchWithDelegate()
    _ = try await station.fetchWithClient()
    let server = try #require(station.origin.server)
    let heads = server.requests.map { Set($0.fields.map { "\($0.name): \($0.value)" }) }
    #expect(heads.count == 4)
    #expect(Set(heads).count == 1, "\(heads)")
  }

  private func serverOfUsedStation() async throws -> LoopbackServer {
    let station = try Station { _ in .response(200) }
    _ = try await station.fetchWithClient()
    _ = try await station.fetchWithCompletionHandler()
    return try #require(station.origin.server)
  }
}

extension Origin {
  /// The server, if it is in this process.
  var server: LoopbackServer? {
    if case .here(let server) = self { server } else { nil }
  }
}
