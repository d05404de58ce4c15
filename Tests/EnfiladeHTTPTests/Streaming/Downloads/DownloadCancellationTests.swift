import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Testing

/// A download that is cancelled, at whatever moment, leaves nothing behind.
@Suite(.timeLimit(.minutes(1)))
struct DownloadCancellationTests {
  typealias Answer = DownloadScript.Answer

  private let folder: DownloadFolder
  private let request: HTTPRequest
  private let clock = ManualClock()

  init() throws {
    folder = try DownloadFolder()
    request = try HTTPRequest(.get, "http://a/file")
    try folder.write("old", to: "file")
  }

  private func begin(
    _ answers: Answer..., progress: @escaping @Sendable (HTTPProgress) -> Void = { _ in }
  ) -> Task<HTTPError?, Never> {
    Task { [folder, request, clock] in
      let client = answers.count == 1 ? DownloadScript(answers[0]) : .init(answers[0], answers[1])
      do throws(HTTPError) {
        try await client.download(request, to: folder["file"], clock: clock, progress: progress)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Cancels once somebody sleeps on the clock.
  private func expectCancelled(_ download: Task<HTTPError?, Never>) async throws {
    await clock.sleeping(1)
    download.cancel()
    #expect(await download.value?.reason == .cancelled)
    #expect(try folder.texts == ["file": "old"])
  }

  @Test func `Before it begins`() async throws {
    let client = DownloadScript(try .response(200, [:], ["new"]))
    let error = await Task { [folder, request] () -> HTTPError? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(HTTPError) {
        try await client.download(request, to: folder["file"])
        return nil
      } catch {
        return error
      }
    }.value
    #expect(error?.reason == .cancelled)
    #expect(client.requests.isEmpty)
    #expect(try folder.texts == ["file": "old"])
  }

  @Test func `While it waits for the head`() async throws {
    try await expectCancelled(begin(.noHead(.silence(clock))))
  }

  @Test func `While it waits for more of the body`() async throws {
    try await expectCancelled(begin(.response(200, ["ETag": "\"1\""], ["ne"], then: .silence(clock))))
  }

  @Test func `While it waits for more of an unexpected answer`() async throws {
    try await expectCancelled(begin(.response(500, [:], ["ne"], then: .silence(clock))))
  }

  @Test func `While it waits for its next attempt`() async throws {
    let broken = try Answer.response(
      200, ["ETag": "\"1\"", "Content-Length": "6"], ["new"], then: .failure(.interrupted))
    try await expectCancelled(begin(broken))
  }

  @Test func `While it waits for the head of the rest`() async throws {
    let broken = try Answer.response(
      200, ["ETag": "\"1\"", "Content-Length": "6"], ["new"], then: .failure(.interrupted))
    let download = begin(broken, .noHead(.silence(clock)))
    await clock.sleeping(1)
    clock.advance(by: .milliseconds(500))
    try await expectCancelled(download)
  }

  @Test(arguments: 1...3) func `After a piece, even the last one`(number: Int) async throws {
    let download = begin(try .response(200, ["Content-Length": "3"], ["n", "e", "w"])) { progress in
      if progress.bytes == number { withUnsafeCurrentTask { $0?.cancel() } }
    }
    #expect(await download.value?.reason == .cancelled)
    #expect(try folder.texts == ["file": "old"])
  }

  @Test func `At random, the old file or the new one is there, and nothing else`() async throws {
    let new = Array(repeating: "new", count: 50)
    for _ in 0..<200 {
      try folder.write("old", to: "file")
      let download = begin(try .response(200, [:], new))
      let canceller = Task { download.cancel() }
      let error = await download.value
      await canceller.value
      #expect(try folder.texts == ["file": error == nil ? new.joined() : "old"])
      #expect(error == nil || error?.reason == .cancelled)
    }
  }
}
