import DispatchSuite
import Measurement
import Testing

@MainActor
struct RoundTripTests {
  @Test func `Another framework's round trip is measured last, beside the kit's`() async throws {
    let suite = BenchmarkSuite.dispatch(roundTripBeside: {
      let screen = BareRenderer()
      return [
        try await .roundTrip("another", note: "no framework", rendered: { screen.rendered }) { iterations in
          for _ in 0..<iterations {
            for _ in 0..<Variant.roundTripsPerIteration { screen.tap() }
          }
        }
      ]
    })
    #expect(suite.comparisons.map(\.name) == BenchmarkSuite.dispatch.comparisons.map(\.name))
    let comparison = try #require(suite.comparisons.first)
    let names = try await comparison.prepare().map(\.name)
    #expect(names.first == "direct call")
    #expect(names.last == "another")
  }

  @Test func `A variant whose view is not attached is refused`() async {
    let screen = BareRenderer()
    screen.isAttached = false
    let fault = await fault(of: screen) { $0 }
    #expect(fault == "“rival” rendered 0 commands where it should render 16; see that its view is attached.")
  }

  @Test func `A variant that renders without being asked is refused`() async {
    let fault = await fault(of: BareRenderer()) { $0 + 1 }
    #expect(fault == "“rival” rendered 16 commands where it should render 0; see that its view is attached.")
  }

  @Test func `A variant that renders each tap is accepted`() async {
    #expect(await fault(of: BareRenderer()) { $0 } == nil)
  }

  /// What is said of a variant that taps a screen.
  private func fault(of screen: BareRenderer, _ iterations: @escaping (Int) -> Int) async -> String? {
    do {
      _ = try await Variant.roundTrip("rival", note: "a screen", rendered: { screen.rendered }) { asked in
        for _ in 0..<iterations(asked) {
          for _ in 0..<Variant.roundTripsPerIteration { screen.tap() }
        }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `A framework that cannot be set up ends the comparison`() async throws {
    let comparison = try #require(
      BenchmarkSuite.dispatch(roundTripBeside: { throw CancellationError() }).comparisons.first)
    await #expect(throws: CancellationError.self) { _ = try await comparison.prepare() }
  }
}
