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
  /// The share by which a ratio has to change.
  let ratioTolerance: Double
  /// The share by which a time has to change.
  let timeTolerance: Double
  /// Why not more is compared.
  let warnings: [BaselineComparison.Warning]

  private static let leastRatioTolerance = 0.05
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
    comparesTimes = isSameMachine && isSameCompiler && isSameBuild
    comparesInstructions = isSameArchitecture && isSameCompiler && isSameBuild
    comparesAllocations = isSameBuild

    if comparesTimes, let gauge = now.noise, let earlierGauge = then.noise, gauge.nanoseconds.median > 0 {
      speed = earlierGauge.nanoseconds.median / gauge.nanoseconds.median
    } else {
      speed = 1
    }
    for (report, side) in [(now, BaselineComparison.Warning.Side.now), (then, .then)] {
      if report.noise == nil, comparesTimes { warnings.append(.noGauge(side)) }
      if report.noise?.verdict == .noisy { warnings.append(.noisy(side)) }
    }
    let spread = max(now.noise?.spread ?? 0, then.noise?.spread ?? 0)
    ratioTolerance = max(Self.leastRatioTolerance, spread)
    timeTolerance = max(Self.leastTimeTolerance, spread)
    self.warnings = warnings
  }

  private static func name(of machine: Report.Machine) -> String {
    "\(machine.processor), \(machine.cores == 1 ? "1 core" : "\(machine.cores) cores"), \(machine.system)"
  }
}
