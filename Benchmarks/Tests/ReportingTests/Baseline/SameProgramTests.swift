import Measurement
import Reporting
import Testing

/// The same program, measured twice on a machine that changes its speed; a failure names the seed.
@Suite struct SameProgramTests {
  /// A machine while one report is made.
  private struct Weather {
    enum Kind: CaseIterable { case quiet, restless, noisy }

    let kind: Kind
    var generator: SplitMix64

    init(_ kind: Kind, seed: UInt64) {
      self.kind = kind
      generator = SplitMix64(seed: seed)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }

    /// A factor by which a figure is off: of a ratio, of which the machine's speed has dropped out.
    mutating func jitter() -> Double {
      let most =
        switch kind {
        case .quiet: 0.01
        case .restless: 0.02
        case .noisy: 0.06
        }
      return 1 + number(-most...most)
    }

    /// What the gauge says of a machine that has such a speed.
    mutating func reading(speed: Double) -> NoiseGauge.Reading? {
      let median = 412_000 * speed
      return switch kind {
      case .quiet: .sample(median: median, spread: number(0...0.019), drift: number(0...0.039))
      case .restless: .sample(median: median, spread: number(0.02...0.09), drift: number(0...0.19))
      case .noisy: .sample(median: median, spread: number(0.02...0.4), drift: number(0.2...0.9))
      }
    }

    /// A report of comparisons, each at a speed of its own where the machine switches while it measures.
    ///
    /// The gauge sees some of the speed, a variant that stands alone as much of it as the gauge.
    mutating func report(growth: Double = 1) -> Report {
      let seen = number(0.6...1.7)
      let unseen = number(0.6...1.7) / seen
      let findings = (0..<4).map { index in
        let speed = kind == .noisy ? number(0.6...1.7) : seen * unseen
        let yardstick = 20 * [1, 10, 1e3, 1e6][index]
        var rows = [Finding.Row.sample("y", yardstick * speed * jitter(), width: number(0.001...0.02))]
        for (variant, ratio) in [("a", 0.2), ("b", 1), ("c", 2 * growth), ("d", 40)] {
          rows.append(
            .sample(
              variant, yardstick * ratio * speed * jitter(), ratio: ratio * jitter(), instructions: 100,
              allocations: 1, width: number(0.001...0.02)))
        }
        return Finding.sample("c\(index)", rounds: 1, rows: rows)
      }
      let alone = Finding.sample(
        "alone", rounds: 1, rows: [.sample("z", 300 * seen * jitter(), width: 0.001)])
      return .sample(
        noise: reading(speed: seen), subjects: [.init(name: "s", findings: findings + [alone])])
    }
  }

  @Test("Nothing becomes worse by itself, whatever the machine does", arguments: 0..<200 as Range<UInt64>)
  func unchanged(seed: UInt64) {
    let earlier = Weather.Kind.allCases[Int(seed % 3)]
    for kind in Weather.Kind.allCases {
      var (now, then) = (Weather(kind, seed: seed), Weather(earlier, seed: seed + 1_000))
      let comparison = BaselineComparison(now: now.report(), then: then.report())
      #expect(!comparison.hasRegression, "seed \(seed), \(earlier), then \(kind): \(comparison)")
    }
  }

  @Test("What takes 30 % more than it did is found on a quiet machine", arguments: 0..<200 as Range<UInt64>)
  func worse(seed: UInt64) {
    var (now, then) = (Weather(.quiet, seed: seed), Weather(.quiet, seed: seed + 1_000))
    let comparison = BaselineComparison(now: now.report(growth: 1.3), then: then.report())
    #expect(comparison.regressions.map(\.variant) == ["c", "c", "c", "c"], "seed \(seed): \(comparison)")
  }
}
