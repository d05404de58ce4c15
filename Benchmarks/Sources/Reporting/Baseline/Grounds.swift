import Measurement

/// What of two reports may be compared, and from which change on it counts.
struct Grounds: Sendable, Hashable {
  /// Whether times are.
  let comparesTimes: Bool
  /// Whether instructions are.
  let comparesInstructions: Bool
  /// Whether allocations are.
  let comparesAllocations: Bool
  /// What times of now are multiplied by, to be at the machine's speed of then.
  let speed: Double
  /// The share by which a ratio has to change; more where either machine was noisy.
  let ratioTolerance: Double
  /// The share by which a time has to change: no less than the machines' own speed changed while they measured.
  let timeTolerance: Double
  /// Why not more is compared.
  let warnings: [BaselineComparison.Warning]

  private static let leastRatioTolerance = 0.05
  private static let noisyRatioTolerance = 0.15
  private static let leastTimeTolerance = 0.1

  init(now: Report, then: Report) {
    var warnings: [BaselineComparison.Warning] = []
    let (machine, earlier) = (now.machine, then.machine)
    let isSameArchitecture = machine.architecture == earlier.architecture
    // Memory is left out: what a system reports of it changes with its version.
    let isSameMachine =
      isSameArchitecture && machine.processor == earlier.processor && machine.cores == earlier.cores
      && machine.system == earlier.system
    let isSameCompiler = now.versions.compiler == then.versions.compiler
    let isSameBuild = now.versions.isOptimised == then.versions.isOptimised
    if !isSameMachine {
      warnings.append(.otherMachine(now: Self.name(of: machine), then: Self.name(of: earlier)))
    }
    if !isSameArchitecture {
      warnings.append(.otherArchitecture(now: machine.architecture, then: earlier.architecture))
    }
    if !isSameCompiler {
      warnings.append(.otherCompiler(now: now.versions.compiler, then: then.versions.compiler))
    }
    if !isSameBuild { warnings.append(.otherOptimisation(isOptimisedNow: now.versions.isOptimised)) }
    let gauges = [now.noise, then.noise].compactMap { $0 }
    // A noisy machine changes its speed by more than its gauge sees: arithmetic slows down less than memory does.
    let isNoisy = gauges.contains { $0.verdict == .noisy }
    comparesTimes = isSameMachine && isSameCompiler && isSameBuild && !isNoisy
    comparesInstructions = isSameArchitecture && isSameCompiler && isSameBuild
    comparesAllocations = isSameBuild

    let factor = (then.noise?.nanoseconds.median ?? 0) / (now.noise?.nanoseconds.median ?? 0)
    speed = comparesTimes && factor.isNormal && factor > 0 ? factor : 1
    for (report, side) in [(now, BaselineComparison.Warning.Side.now), (then, .then)] {
      if report.noise == nil, comparesTimes { warnings.append(.noGauge(side)) }
      if report.noise?.verdict == .noisy { warnings.append(.noisy(side)) }
    }
    let spread = gauges.map(\.spread).max() ?? 0
    let drift = gauges.map(\.drift).max() ?? 0
    ratioTolerance = max(isNoisy ? Self.noisyRatioTolerance : Self.leastRatioTolerance, spread)
    timeTolerance = max(Self.leastTimeTolerance, spread, drift)
    self.warnings = warnings
  }

  private static func name(of machine: Report.Machine) -> String {
    "\(machine.processor), \(machine.cores == 1 ? "1 core" : "\(machine.cores) cores"), \(machine.system)"
  }
}
