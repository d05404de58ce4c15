import Loopback
import Measurement
import Synchronization
import Testing

@testable import HTTPSuite

@MainActor
struct ComparisonRequestsTests {
  private let load = Load(payload: .small, atOnce: 8)

  @Test func `Every variant sends all requests of every batch`() async throws {
    let served = ServedCount()
    let answer = load.payload.answer
    let comparison = Comparison.requests(load) { _ in
      served.increment()
      return answer
    }
    for variant in try await comparison.prepare() {
      let before = served.value
      try await variant.run(3)
      #expect(served.value - before == 3 * 8, "\(variant.name)")
    }
  }

  @Test(arguments: [1, 8])
  func `An answer of another size is refused before anything is measured`(atOnce: Int) async {
    let comparison = Comparison.requests(Load(payload: .small, atOnce: atOnce)) { _ in
      .response(200, body: "short")
    }
    await #expect(
      throws: HTTPFault(
        variant: "URLSession", expected: Payload.small.expected, received: Answer(status: 200, bytes: 5))
    ) {
      try await comparison.prepare()
    }
  }

  @Test(arguments: [1, 8])
  func `Every variant refuses a status that comes while it is measured`(atOnce: Int) async throws {
    let isBroken = Atomic(false)
    let small = Payload.small
    let comparison = Comparison.requests(Load(payload: .small, atOnce: atOnce)) { _ in
      .response(isBroken.load(ordering: .relaxed) ? 500 : 200, body: small.body)
    }
    let variants = try await comparison.prepare()
    isBroken.store(true, ordering: .relaxed)
    for variant in variants {
      await #expect(
        throws: HTTPFault(
          variant: variant.name, expected: small.expected,
          received: Answer(status: 500, bytes: small.body.count))
      ) {
        try await variant.run(1)
      }
    }
  }
}
