import DecodingSuite
import DispatchSuite
import Foundation
import Measurement
import Running

/// The framework that is put beside the kit: a store with an observer.
@MainActor
final class Store {
  private(set) var count = 0
  var observer: (Int) -> Void = { _ in }

  func increment() {
    count &+= 1
    observer(count)
  }
}

@MainActor
final class StoreScreen {
  let store = Store()
  private(set) var rendered = 0
  private(set) var shown = 0

  init() {
    store.observer = { [weak self] count in self?.render(count) }
  }

  @inline(never)
  func tap() { store.increment() }

  @inline(never)
  private func render(_ count: Int) {
    rendered += 1
    shown = count
  }
}

extension BenchmarkSuite {
  /// A subject of its own.
  static let sorting = BenchmarkSuite(
    "sorting", summary: "Putting numbers in order",
    comparisons: [
      Comparison("thousand", summary: "a thousand shuffled numbers, sorted") {
        var generator = SplitMix64(seed: 1)
        let numbers = (0..<1000).shuffled(using: &generator)
        return [
          Variant("sorted()", note: "a sorted copy") { iterations in
            for _ in 0..<iterations { blackHole(opaque(numbers).sorted()) }
          },
          Variant("sort()", note: "a copy, sorted in place") { iterations in
            for _ in 0..<iterations {
              var copy = opaque(numbers)
              copy.sort()
              blackHole(copy)
            }
          },
        ]
      }
    ])
}

@main
enum Compare {
  @MainActor
  static func main() async {
    let json5 = JSONDecoder()
    json5.allowsJSON5 = true
    await BenchmarkProgram.run([
      .sorting,
      // A framework, in the same comparison as the kit's round trip.
      .dispatch(roundTripBeside: {
        let screen = StoreScreen()
        return [
          try await Variant.roundTrip(
            "store", note: "a store with an observer", rendered: { screen.rendered }
          ) { iterations in
            for _ in 0..<iterations {
              for _ in 0..<Variant.roundTripsPerIteration { screen.tap() }
            }
            blackHole(screen)
          }
        ]
      }),
      // A decoder, with every payload.
      .decoding(beside: [Contender("JSON5", note: "Foundation's, with JSON5 allowed", decoder: json5)]),
    ])
  }
}
