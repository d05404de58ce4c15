import Measurement

extension Report {
  /// A report as one run of this package's program might make it.
  static func sample(
    date: String = "2026-11-30T17:33:13Z", noise: NoiseGauge.Reading? = .sample(), subjects: [Subject]? = nil,
    machine: Machine = .sample(), versions: Versions = .sample(), refusals: [Refusal] = [.sample]
  ) -> Report {
    Report(
      date: date, command: "swift run -c release --package-path Benchmarks benchmark --counts",
      effort: "standard", machine: machine, versions: versions, noise: noise, peakMemory: 41_200_000,
      subjects: subjects ?? [.dispatch, .decoding], refusals: refusals)
  }
}

extension Report.Refusal {
  static let sample = Report.Refusal(
    name: "http/one-request",
    reason:
      "“URLSession” answered with 503 where 200 was expected; see that nothing else listens on the port.")
}

extension Report.Machine {
  static func sample(
    processor: String = "AMD EPYC 7B13", architecture: String = "x86_64", cores: Int = 2,
    system: String = "Debian GNU/Linux 12"
  ) -> Report.Machine {
    Report.Machine(
      processor: processor, architecture: architecture, cores: cores, memory: 8_340_000_000, system: system)
  }
}

extension Report.Versions {
  static func sample(compiler: String = "Swift 6.3.1", isOptimised: Bool = true) -> Report.Versions {
    Report.Versions(compiler: compiler, isOptimised: isOptimised, revision: "6b82b0e")
  }
}

extension NoiseGauge.Reading {
  static func sample(median: Double = 412_000, spread: Double = 0.004, drift: Double = 0.011) -> NoiseGauge
    .Reading?
  {
    Summary([median * 0.99, median, median * 1.2]).map {
      NoiseGauge.Reading(nanoseconds: $0, spread: spread, drift: drift)
    }
  }
}

extension Report.Subject {
  static let dispatch = Report.Subject(
    name: "dispatch", summary: "What it costs to go through the kit from the view to the presenter and back",
    findings: [
      .sample(
        "round-trip", summary: "event and command; the twin is the direct call elsewhere in the program",
        rows: [
          .sample(
            "direct call", 2.31, note: "two methods of final classes", operations: 16, instructions: 11),
          .sample(
            "direct call, twin", 2.47, ratio: 1.07, note: "the same elsewhere", operations: 16,
            instructions: 11),
          .sample(
            "send(_:on:)", 3.12, ratio: 1.351, note: "Presenter.send(_:on:)", operations: 16, instructions: 13
          ),
          .sample("link.withView", 9.84, ratio: 4.26, operations: 16, instructions: 41.0625, outlier: 2.4),
          .sample(
            "link.send(_:)", 14.2, ratio: 6.147, operations: 16, instructions: 62, allocations: 0.0625,
            bytes: 3),
        ]),
      .sample(
        "attach", summary: "a view appears and disappears",
        rows: [
          .sample("closure", 18.4),
          .sample("attach(_:)", 212, ratio: 11.5, instructions: 1_204, allocations: 3, bytes: 176, peak: 176),
          .sample(
            "Combine-like subject", 18_420, ratio: 1001, instructions: 84_120, allocations: 41, bytes: 8_120,
            peak: 6_210),
        ]),
      .sample(
        "empty-task", summary: "a task that does nothing", rows: [.sample("task { } then: { }", 1_820)]),
    ])

  static let decoding = Report.Subject(
    name: "decoding", summary: "What it costs to turn an answer’s bytes into a model",
    findings: [
      .sample(
        "cache-answer", summary: "httpbin’s answer to /cache, 312 bytes, as a model",
        rows: [
          .sample(
            "JSONDecoder", 7_420, size: 312, instructions: 71_400, allocations: 92, bytes: 8_210, peak: 4_100),
          .sample(
            "Endpoint.value(from:)", 7_510, ratio: 1.012, size: 312, instructions: 71_612, allocations: 92,
            bytes: 8_210, peak: 4_100),
          .sample(
            "Enfilade.JSONReader", 1_130, ratio: 0.1523, size: 312, instructions: 9_800, allocations: 6,
            bytes: 412, peak: 412),
        ]),
      .sample(
        "twitter", summary: "631 kB of statuses, as an array of models", rounds: 51,
        rows: [
          .sample(
            "JSONDecoder", 9_310_000, size: 631_514, instructions: 88_123_456, allocations: 61_204,
            bytes: 9_812_333, peak: 4_812_000),
          .sample(
            "Endpoint.value(from:)", 9_340_000, ratio: 1.003, size: 631_514, instructions: 88_124_001,
            allocations: 61_204, bytes: 9_812_333, peak: 4_812_000),
          .sample(
            "Enfilade.JSONReader", 1_010_000, ratio: 0.1085, size: 631_514, instructions: 9_912_000,
            allocations: 8_120, bytes: 1_204_000, peak: 1_020_000),
        ]),
      .sample(
        "per-byte", summary: "a byte of arrays that grow", per: .byte,
        rows: [
          .sample("1 kB", 12.31, size: 1_000), .sample("100 kB", 12.92, ratio: 1.05, size: 100_000),
          .sample("10 MB", 13.4, ratio: 1.089, size: 10_000_000),
        ]),
    ])
}

extension Finding {
  /// A finding of rows, whose samples do not exist.
  static func sample(
    _ name: String, summary: String = "", per unit: Comparison.Unit = .operation, rounds: Int = 101,
    rows: [Row]
  ) -> Finding {
    func sampled(_ iterations: Int) -> Series? {
      let sample = try? Sample(
        of: name, iterations: iterations, elapsed: .seconds(1), resolution: .nanoseconds(1))
      return sample.map { Series(name, bytes: 1, samples: Array(repeating: $0, count: rounds)) }
    }
    guard let body = sampled(1), let empty = sampled(10),
      var finding = try? Finding(
        name, summary: summary, per: unit, series: [body], emptyLoop: empty,
        bootstrap: Bootstrap(resamples: 1))
    else { preconditionFailure("The samples are in order.") }
    finding.rows = rows
    return finding
  }
}

extension Finding.Row {
  /// A row whose times lie closely around a median.
  static func sample(
    _ name: String, _ median: Double, ratio: Double? = nil, note: String = "", operations: Int = 1,
    size: Int? = nil,
    instructions: Double? = nil, allocations: Double? = nil, bytes: Double? = nil, peak: Int? = nil,
    width: Double = 0.01, outlier: Double = 1.2
  ) -> Finding.Row {
    guard
      let times = Summary([0.98, 1 - width, 1, 1 + 2 * width, outlier].map { $0 * median })
    else { preconditionFailure("Times are finite.") }
    let factors = ratio.map { ratio in [1 - width, 1, 1 + width].map { $0 * ratio } }
    var row = Finding.Row(
      name: name, note: note, operations: operations, bytes: size,
      iterations: max(1, Int(3_000_000 / median)),
      nanoseconds: times, interval: median * (1 - width)...median * (1 + width),
      ratio: factors.flatMap { Ratio(of: $0, to: [1, 1, 1], bootstrap: Bootstrap(resamples: 100)) })
    row.counts = Counts(
      instructions: instructions, allocations: allocations, allocatedBytes: bytes, peakBytes: peak)
    return row
  }
}
