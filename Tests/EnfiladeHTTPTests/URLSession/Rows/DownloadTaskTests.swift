import EnfiladeHTTP
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Row B20: download tasks, and what they leave. Each test is a child with a temporary folder of its own.
@Suite(.timeLimit(.minutes(5)))
struct DownloadTaskTests {
  private static let body = String(repeating: "0123456789", count: 50_000)

  private static func serving() throws -> LoopbackServer {
    try LoopbackServer { _ in .response(200, body: body) }
  }

  /// Makes a folder, and has this process take it for the temporary one.
  private static func enterTemporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "downloads-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    setenv("TMPDIR", folder.path(), 1)
    return folder
  }

  /// Removes the folder.
  /// - Returns: How many files were in it.
  private static func leave(_ folder: URL) throws -> Int {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).count
  }

  private static func download(_ server: LoopbackServer) async throws {
    let url = try #require(URL(string: server.url))
    let session = URLSession(configuration: .ephemeral)
    _ = try await withCheckedThrowingContinuation { continuation in
      session.downloadTask(with: url) { _, _, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(()))
      }.resume()
    }
    session.finishTasksAndInvalidate()
  }

  @Test func `B20: a bare download leaves a temporary file behind`() async {
    await #expect(processExitsWith: .exitCode(Verdict.faulty)) {
      let watchdog = Watchdog(seconds: 10)
      let folder = try Self.enterTemporaryFolder()
      let server = try Self.serving()
      try await Self.download(server)
      // Whatever would be removed has been by the time that another request is through.
      _ = try await BareURLSessionClient().send(HTTPRequest(.get, server.url))
      let count = try Self.leave(folder)
      withExtendedLifetime((watchdog, server)) { exit(count == 0 ? Verdict.sound : Verdict.faulty) }
    }
  }

  @Test func `B20: a bare download whose temporary folder is gone kills the process`() async {
    await #expect(processExitsWith: .failure) {
      let folder = try Self.enterTemporaryFolder()
      _ = try Self.leave(folder)
      let server = try Self.serving()
      try? await Self.download(server)
      withExtendedLifetime(server) { exit(Verdict.sound) }
    }
  }

  @Test func `B20: a bare download that is broken off gives nothing to resume it with`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackAnswer(
        .text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\nETag: \"1\"\r\n\r\n12345"), .untilPeerCloses)
    }
    let url = try #require(URL(string: server.url))
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let task = session.downloadTask(with: url)
    task.resume()
    _ = await server.requests(atLeast: 1)
    let data = await withCheckedContinuation { continuation in
      task.cancel { continuation.resume(returning: $0) }
    }
    withKnownIssue { #expect(data != nil) }
  }

  /// It has data tasks only.
  @Test func `B20: this client puts nothing into the temporary folder, and needs none`() async {
    await #expect(processExitsWith: .exitCode(Verdict.sound)) {
      let watchdog = Watchdog(seconds: 10)
      let folder = try Self.enterTemporaryFolder()
      let server = try Self.serving()
      let client = URLSessionClient()
      let whole = try await client.send(HTTPRequest(.get, server.url)).body
      let count = try Self.leave(folder)
      // The folder is gone by now.
      let again = try await client.send(HTTPRequest(.get, server.url)).body
      let isSound = count == 0 && whole == Data(Self.body.utf8) && again == whole
      withExtendedLifetime((watchdog, server)) { exit(isSound ? Verdict.sound : Verdict.faulty) }
    }
  }
}
