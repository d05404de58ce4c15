import Loopback
import Testing

@Suite("Hang-ups", .timeLimit(.minutes(5))) struct LoopbackHangUpsTests {
  private static func seed(for moment: LoopbackHangUps.Moment?, requestsBefore: Int) -> UInt64? {
    (0..<10_000).first { seed in
      let hangUps = LoopbackHangUps(seed: seed)
      return (0..<requestsBefore).allSatisfy { hangUps.moment(connection: 0, requestsBefore: $0) == nil }
        && hangUps.moment(connection: 0, requestsBefore: requestsBefore) == moment
    }
  }

  @Test("are drawn as often as was asked for, each moment as often as the others")
  func draws() {
    let hangUps = LoopbackHangUps(seed: 1, percentage: 40)
    var counts: [LoopbackHangUps.Moment?: Int] = [:]
    for connection in 0..<100 {
      for request in 1...100 {
        counts[hangUps.moment(connection: connection, requestsBefore: request), default: 0] += 1
        #expect(hangUps.delay(connection: connection, requestsBefore: request) <= .milliseconds(5))
      }
    }
    for moment in LoopbackHangUps.Moment.allCases {
      #expect((800...1_200).contains(counts[moment] ?? 0))
    }
    let never = LoopbackHangUps(seed: 1, percentage: -1)
    let always = LoopbackHangUps(seed: 1, percentage: 101, longestDelay: .seconds(Int64.max))
    for connection in 0..<100 {
      #expect(never.moment(connection: connection, requestsBefore: 1) == nil)
      let first = always.moment(connection: connection, requestsBefore: 0)
      #expect(first == .afterAnswer || first == .afterDelay)
      #expect(always.delay(connection: connection, requestsBefore: 0) >= .zero)
    }
  }

  @Test(
    "come after the answer, at the head, or instead of the answer",
    arguments: [LoopbackHangUps.Moment.afterAnswer, .afterDelay, .atHead, .unanswered], [false, true])
  func moments(moment: LoopbackHangUps.Moment, resets: Bool) async throws {
    let seed = try #require(Self.seed(for: moment, requestsBefore: 1))
    let server = try LoopbackServer(hangingUp: LoopbackHangUps(seed: seed, resets: resets)) {
      .response(200, body: $0.text)
    }
    let client = try Client(port: server.port)
    try client.send(get("/"))
    #expect(client.receive(asLongAs: ok("")) == ok(""))
    let head = "POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n"
    try client.send(moment == .atHead ? head : head + "hello")
    let received = client.receiveAll()
    #expect(received.end == (resets ? .reset : .endOfFile))
    // A reset may take the answer with it.
    if !resets { #expect(received.text == (moment == .atHead || moment == .unanswered ? "" : ok("hello"))) }
    let connection = await server.connectionClosed(0)
    #expect(connection?.closed?.how == (resets ? .serverReset : .serverClosed))
    #expect(connection?.requestCount == (moment == .atHead ? 1 : 2))
  }

  @Test("at the head of a request without a body come instead of its answer")
  func bodiless() throws {
    let seed = try #require(Self.seed(for: .atHead, requestsBefore: 1))
    let server = try LoopbackServer(hangingUp: LoopbackHangUps(seed: seed)) { _ in .response(200) }
    let client = try Client(port: server.port)
    try client.send(get("/") + get("/"))
    withExtendedLifetime(server) {
      #expect(client.receiveAll() == Client.Received(text: ok(""), end: .endOfFile))
    }
  }
}
