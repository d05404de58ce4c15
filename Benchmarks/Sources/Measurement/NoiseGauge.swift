/// Tells how quiet the machine is, by timing the same small work over and over while other things are measured.
///
/// The work is arithmetic in registers, so nothing but the machine can make it slower: another process, a
/// change of frequency, a virtual machine that loses its core.
public struct NoiseGauge: Sendable {
  /// How often the work is timed in one group.
  static let samplesPerGroup = 15
  /// The steps of the generator that one sample takes.
  static let stepsPerSample = 200_000

  private let stopwatch: Stopwatch
  private let work: @Sendable () async -> Void
  private var groups: [[Double]] = []

  /// Makes a gauge that has seen nothing yet.
  /// - Parameter stopwatch: What it measures with.
  public init(stopwatch: Stopwatch = Stopwatch()) {
    self.init(stopwatch: stopwatch, work: { Self.spin() })
  }

  init(stopwatch: Stopwatch, work: @escaping @Sendable () async -> Void) {
    self.stopwatch = stopwatch
    self.work = work
  }

  /// Times the work a few times: some milliseconds in all.
  public mutating func look() async {
    await work()
    var times: [Double] = []
    for _ in 0..<Self.samplesPerGroup {
      times.append(await stopwatch.time { await work() } / .nanoseconds(1))
    }
    groups.append(times)
  }

  /// What the gauge has seen; `nil` before it has looked.
  public var reading: Reading? {
    guard let all = Summary(groups.flatMap { $0 }), all.median > 0 else { return nil }
    let medians = groups.compactMap { Summary($0)?.median }
    guard let slowest = medians.max(), let fastest = medians.min(), fastest > 0 else { return nil }
    return Reading(
      nanoseconds: all, spread: (all.upperQuartile - all.lowerQuartile) / all.median,
      drift: slowest / fastest - 1)
  }

  private static func spin() {
    var generator = SplitMix64(seed: opaque(1))
    var sum: UInt64 = 0
    for _ in 0..<stepsPerSample { sum &+= generator.next() }
    blackHole(sum)
  }
}
