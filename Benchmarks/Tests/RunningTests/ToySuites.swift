import Measurement

extension BenchmarkSuite {
  /// A suite of comparisons that take no time worth speaking of.
  static let toys = BenchmarkSuite(
    "toys", summary: "Small work",
    comparisons: [
      Comparison("sums", summary: "a sum") { [.steps(100, "short"), .steps(200, "long")] },
      Comparison("waits", summary: "a sum that is not counted", isDeterministic: false) {
        [.steps(100, "short")]
      },
      Comparison("ages", summary: "a long sum", occasion: .full) { [.steps(1000, "long")] },
    ])

  /// A suite of which nothing can be measured.
  static let broken = BenchmarkSuite(
    "broken", comparisons: [Comparison("gone", summary: "nothing") { throw CancellationError() }])
}

extension Variant {
  /// So many steps of a generator.
  static func steps(_ count: Int, _ name: String) -> Variant {
    Variant(name, bytes: count) { iterations in
      for _ in 0..<iterations {
        var generator = SplitMix64(seed: opaque(1))
        var sum: UInt64 = 0
        for _ in 0..<count { sum &+= generator.next() }
        blackHole(sum)
      }
    }
  }
}
