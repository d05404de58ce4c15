import EnfiladeHTTP
import Foundation
import Loopback
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Rows B22 and B25: what requests cost. The benchmarks measure the time, and a soak the memory; here is why more
/// sessions do not help, and that memory is bounded.
@Suite(.timeLimit(.minutes(5)))
struct CostTests {
  /// Holds up the queue that URLSession works on, as it asks for a body, until somebody else has been answered.
  private final class BlockingDelegate: NSObject, URLSessionTaskDelegate {
    let isAsked: AsyncStream<Void>
    private let asked: AsyncStream<Void>.Continuation
    private let release = DispatchSemaphore(value: 0)
    private let wasReleased = Atomic(false)

    override init() {
      (isAsked, asked) = AsyncStream.makeStream()
    }

    func answered() { release.signal() }

    /// Whether somebody was answered while the queue was held up.
    var sawAnswer: Bool { wasReleased.load(ordering: .sequentiallyConsistent) }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
      asked.finish()
      // As long as it takes to see that nothing comes; when something does, the wait ends.
      let result = release.wait(timeout: .now() + .milliseconds(500))
      wasReleased.store(result == .success, ordering: .sequentiallyConsistent)
      completionHandler(InputStream(data: Data("body".utf8)))
    }
  }

  /// All sessions of a process work on one queue, so one core is all there is for about 300 µs a request. A time is
  /// not asserted: `Benchmarks` measures it.
  @Test func `B22: what holds up one bare session holds up all others, so more sessions do not help`() async {
    await #expect(processExitsWith: .exitCode(Verdict.faulty)) {
      let watchdog = Watchdog(seconds: 10)
      let server = try LoopbackServer { _ in .json("{}") }
      let delegate = BlockingDelegate()
      let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
      var request = URLRequest(url: try #require(URL(string: server.url)))
      request.httpMethod = "POST"
      session.uploadTask(withStreamedRequest: request).resume()
      for await _ in delegate.isAsked {}
      _ = try await BareURLSessionClient().send(HTTPRequest(.get, server.url))
      delegate.answered()
      // The other request is through once the queue has been let go.
      _ = await server.requests(atLeast: 2)
      withExtendedLifetime((watchdog, server, session)) {
        exit(delegate.sawAnswer ? Verdict.sound : Verdict.faulty)
      }
    }
  }

  @Test func `B22: this client has one session, and 64 calls at once share its connections`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let client = URLSessionClient(configuration: .init(requestsPerHost: 4))
    try await withThrowingDiscardingTaskGroup { group in
      for _ in 0..<64 {
        group.addTask { _ = try await client.send(HTTPRequest(.get, server.url)) }
      }
    }
    #expect(server.requests.count == 64)
    #expect((1...4).contains(server.connections.count))
  }

  /// A bare client grows as much, since it is URLSession that keeps what grows: it fails nothing here. Seen: 0.14 MB
  /// for 1,000 requests. The bound is for what would be kept of each request: 2,000 times 64 KiB is 128 MB.
  @Test func `B25: 2,000 requests leave less than 16 MB behind`() async {
    await #expect(processExitsWith: .exitCode(Verdict.sound)) {
      let watchdog = Watchdog(seconds: 10)
      let server = try LoopbackServer { _ in .response(200, body: [UInt8](repeating: 0x61, count: 1 << 16)) }
      let client = URLSessionClient()
      let request = try HTTPRequest(.get, server.url)
      func ask(_ count: Int) async throws {
        for _ in 0..<count {
          _ = try await client.send(request)
          watchdog.step()
        }
      }
      // What grows at first and then no more.
      try await ask(300)
      let before = try residentKiB()
      try await ask(2_000)
      let after = try residentKiB()
      print("RSS: \(before) KiB before, \(after) KiB after 2,000 requests")
      withExtendedLifetime(server) { exit(after - before < 16 << 10 ? Verdict.sound : Verdict.faulty) }
    }
  }
}

/// How much memory of this process is resident, by proc(5).
private func residentKiB() throws -> Int {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
  return try #require(Int(line.filter(\.isNumber)))
}
