import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Loopback
import Synchronization
import Testing

/// Rows B1 and B2: what cancelling does, and what it leaves behind.
@Suite(.timeLimit(.minutes(5)))
struct CancellationTests {
  /// How many races are run; a script asks for more.
  static let races = ProcessInfo.processInfo.environment["ENFILADE_RACES"].flatMap { Int($0) } ?? 20_000

  /// The answers are plain, redirects, and challenges, since URLSession asks its delegate about those in the
  /// middle. (That cancelling must not happen in the handler itself, no race here shows: the lock that it
  /// could deadlock on is held too shortly when the caller resumes first, as it does.)
  @Test func `B1: cancelling in a race with the answer leaves no call stuck`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    print("cancellation races: \(Self.races), seed \(seed)")
    let outcomes = try await CancellationRaces(client: URLSessionClient(), seed: seed).run(Self.races)
    print(outcomes)
    #expect(outcomes.other == 0)
    #expect(outcomes.answered + outcomes.cancelled == Self.races)
    // Both sides win some of the races, or there was no race.
    #expect(outcomes.answered > Self.races / 200)
    #expect(outcomes.cancelled > Self.races / 200)
  }

  @Test func `B1: a bare client is stuck after a few of the same races, or dies`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let watchdog = Watchdog(seconds: 5)
      let races = CancellationRaces(client: BareURLSessionClient(), seed: 1)
      _ = try await races.run(2_000, afterEach: watchdog.step)
    }
    guard let result, result.exitStatus != .exitCode(Watchdog.stuck) else { return }
    let words = String(decoding: result.standardErrorContent.prefix(2_000), as: UTF8.self)
    #expect(words.contains("FoundationNetworking"), "it died of something else: \(words)")
  }

  private func alreadyCancelled(_ client: some HTTPClient) async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let request = try HTTPRequest(.get, server.url + "/unwanted")
    let result = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(HTTPError) {
        return Result<HTTPResponse, HTTPError>.success(try await client.send(request))
      } catch {
        return .failure(error)
      }
    }.value
    #expect(throws: HTTPError(.cancelled, stage: .head, request: request)) { try result.get() }
    // Whatever was sent before has arrived once this has.
    _ = try await client.send(HTTPRequest(.get, server.url + "/wanted"))
    #expect(server.requests.map(\.path) == ["/wanted"])
    server.stop()
    await server.stopped()
  }

  @Test func `B2: a task that is already cancelled sends nothing`() async throws {
    try await alreadyCancelled(URLSessionClient())
  }

  @Test func `B2: a bare client sends it, and reports success`() async {
    await withKnownIssue { try await alreadyCancelled(BareURLSessionClient()) }
  }

  @Test(arguments: CutOff.Moment.allCases, CutOff.Cause.allCases)
  func `A call that is cut off returns at once, and its connection is closed within a second`(
    moment: CutOff.Moment, cause: CutOff.Cause
  ) async throws {
    let cutOff = try CutOff(at: moment, by: cause)
    let (error, at) = try await cutOff.run()
    #expect(error.reason == cause.reason)
    #expect(error.stage == moment.stage)
    #expect((error.response != nil) == (moment == .inBody))
    let connection = try #require(await cutOff.server.connectionClosed(0))
    let closed = try #require(connection.closed)
    #expect([.peerClosed, .peerReset].contains(closed.how))
    #expect(at.duration(to: closed.at) < .seconds(1))
    cutOff.server.stop()
    await cutOff.server.stopped()
  }

  @Test func `Descriptors return to where they were after 200 cancelled calls and 200 missed deadlines`()
    async
  {
    await #expect(processExitsWith: .success) {
      let watchdog = Watchdog(seconds: 20)
      func cutOff(_ cause: CutOff.Cause) async throws {
        let cutOff = try CutOff(at: .inBody, by: cause)
        _ = try await cutOff.run()
        _ = await cutOff.server.connectionClosed(0)
        cutOff.server.stop()
        await cutOff.server.stopped()
        watchdog.step()
      }
      // The first calls open what stays open for the life of the process.
      for cause in CutOff.Cause.allCases { for _ in 0..<3 { try await cutOff(cause) } }
      let before = openDescriptors()
      for cause in CutOff.Cause.allCases { for _ in 0..<200 { try await cutOff(cause) } }
      let after = openDescriptors()
      // Each client's session may be still on its way out.
      guard after <= before + 8 else {
        print("descriptors before \(before), after \(after)")
        exit(1)
      }
    }
  }
}
