import Dispatch
import EnfiladeHTTP
import EnfiladeTesting
import Loopback
import Synchronization

/// Calls that are cancelled at random moments around their answer: before they begin, while they are on
/// their way, and from another thread once the server has the request.
final class CancellationRaces: Sendable {
  struct Outcomes: Sendable, Equatable {
    var answered = 0
    var cancelled = 0
    var other = 0
  }

  private let client: any HTTPClient
  private let generator: Mutex<SeededGenerator>
  private let calls = Mutex<[String: Task<HTTPError?, Never>]>([:])
  private let begun = Atomic<Int>(0)
  private let outcomes = Mutex(Outcomes())

  init(client: some HTTPClient, seed: UInt64) {
    self.client = client
    generator = Mutex(SeededGenerator(seed: seed))
  }

  /// Runs races, three at a time.
  func run(_ count: Int, afterEach: @escaping @Sendable () -> Void = {}) async throws -> Outcomes {
    let server = try LoopbackServer { [weak self] request in
      if let self, let call = calls.withLock({ $0[request.path] }) { cancelSoon(call) }
      return Self.answer(to: request)
    }
    let url = server.url
    await withDiscardingTaskGroup { group in
      for _ in 0..<3 {
        group.addTask {
          while case let number = self.begun.add(1, ordering: .relaxed).oldValue, number < count {
            let error = await self.race(url: url, path: "/\(number)")
            self.outcomes.withLock { outcomes in
              switch error?.reason {
              case nil: outcomes.answered += 1
              case .cancelled: outcomes.cancelled += 1
              default: outcomes.other += 1
              }
            }
            afterEach()
          }
        }
      }
    }
    server.stop()
    await server.stopped()
    return outcomes.withLock { $0 }
  }

  /// By the number of the call: plain, redirects that keep or change the method, and a challenge.
  private static func answer(to request: LoopbackRequest) -> LoopbackAnswer {
    guard request.query == nil, let number = Int(request.path.dropFirst()) else { return .json("{}") }
    return switch number % 5 {
    case 0: .response(302, fields: [("Location", "\(request.path)?a")])
    case 1: .response(307, fields: [("Location", "\(request.path)?b")])
    case 2: .response(401, fields: [("WWW-Authenticate", #"Basic realm="r""#)], body: "no")
    default: .json("{}")
    }
  }

  private func race(url: String, path: String) async -> HTTPError? {
    let call = Task { [client] () -> HTTPError? in
      do throws(HTTPError) {
        _ = try await client.send(HTTPRequest(.get, url + path))
        return nil
      } catch {
        return error
      }
    }
    if generator.withLock({ Bool.random(using: &$0) }) {
      calls.withLock { $0[path] = call }
    } else {
      cancelSoon(call)
    }
    defer { calls.withLock { $0[path] = nil } }
    return await call.value
  }

  /// Cancels a call on another thread, which is busy with something else for 0 to 4 milliseconds first.
  private func cancelSoon(_ call: Task<HTTPError?, Never>) {
    let microseconds = generator.withLock { generator in
      Int.random(
        in: 0..<[1, 100, 500, 1_000, 4_000][Int.random(in: 0..<5, using: &generator)], using: &generator)
    }
    DispatchQueue.global().async { @Sendable in
      stayBusy(.microseconds(microseconds))
      call.cancel()
    }
  }
}

/// Keeps a thread busy, as one that has other work does.
private func stayBusy(_ duration: Duration) {
  let end = ContinuousClock.now + duration
  while ContinuousClock.now < end {}
}
