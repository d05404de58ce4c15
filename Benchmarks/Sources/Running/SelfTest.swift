import Measurement

/// Shows, on the machine that it runs on, that the method can be believed.
@MainActor
struct SelfTest {
  let console: Console

  /// How often a variant is compared with itself.
  private static let comparisons = 200
  /// How many of the intervals may exclude the truth: of 200 with 95 %, more than 14 do with a probability of
  /// 7 %, and more than 19 with one of 0.3 %.
  private static let mostExcluding = 14

  /// - Returns: The exit status: 1 when something cannot be believed.
  func run() async -> Int32 {
    var holds = true
    for claim in [equality, work, refusal] {
      let (text, isTrue) = await claim()
      console.write("\(isTrue ? "ok  " : "NO  ") \(text)\n")
      holds = holds && isTrue
    }
    return holds ? 0 : 1
  }

  /// A variant beside itself, in the same process, by the same code.
  private func equality() async -> (String, Bool) {
    var excluding = 0
    do {
      let effort = try Effort(rounds: 31, warmUpRounds: 1, sampleDuration: .microseconds(100))
      for number in 0..<Self.comparisons {
        console.progress.show("A against A  \(number * 100 / Self.comparisons) %")
        let meter = Meter(effort: effort, bootstrap: Bootstrap(seed: UInt64(number)))
        let finding = try await meter.measure(
          [Self.steps(100, "A"), Self.steps(100, "A again")], as: "A against A")
        if finding.rows.last?.ratio?.interval.contains(1) != true { excluding += 1 }
      }
    } catch {
      console.progress.erase()
      return ("A against A: \(error)", false)
    }
    console.progress.erase()
    return (
      "A against A, \(Self.comparisons) times: \(excluding) of the 95 % intervals exclude 1, "
        + "\(Self.mostExcluding) may",
      excluding <= Self.mostExcluding
    )
  }

  /// Ten times the work takes ten times as long, so all of it is done.
  private func work() async -> (String, Bool) {
    await ratio(of: Self.steps(10_000), to: Self.steps(1000), expected: 9...11, "ten times the work")
  }

  private func ratio(
    of variant: Variant, to yardstick: Variant, expected: ClosedRange<Double>, _ name: String
  ) async -> (String, Bool) {
    do {
      let finding = try await Meter(effort: .quick).measure([yardstick, variant], as: name)
      let ratio = finding.rows.last?.ratio?.median ?? .nan
      return ("\(name): \((ratio * 100).rounded() / 100) times as long", expected.contains(ratio))
    } catch {
      return ("\(name): \(error)", false)
    }
  }

  /// A loop of which nothing is used.
  private func refusal() async -> (String, Bool) {
    let unused = Variant("unused") { iterations in
      for iteration in 0..<iterations {
        var generator = SplitMix64(seed: UInt64(truncatingIfNeeded: iteration))
        for _ in 0..<1000 { _ = generator.next() }
      }
    }
    do {
      let finding = try await Meter(effort: .quick).measure([unused], as: "unused")
      return ("work that nobody uses is reported, as \(finding.rows[0].nanoseconds.median) ns", false)
    } catch {
      return ("work that nobody uses is refused: \(error)", error is MeasurementError)
    }
  }

  /// So many steps of a generator, of which the last number is used.
  private static func steps(_ count: Int, _ name: String? = nil) -> Variant {
    Variant(name ?? "\(count) steps") { iterations in
      for _ in 0..<iterations {
        var generator = SplitMix64(seed: opaque(1))
        var sum: UInt64 = 0
        for _ in 0..<count { sum &+= generator.next() }
        blackHole(sum)
      }
    }
  }
}
