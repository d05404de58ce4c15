/// What the person asked for on the command line.
struct Arguments: Sendable, Hashable {
  var task = Task.measure
  var filters: [String] = []
  var effort = Effort.standard
  var countsInstructions = false
  var printsJSON = false
  /// The folder that reports are written to.
  var output = ".build/report"
  var baseline: String?
  var baselineToSave: String?
  /// The folder of the limits that a gate checks.
  var thresholds = "Benchmarks/Thresholds"
  /// Whether a gate writes what it counted as the new limits.
  var acceptsCounts = false
  /// Whether a gate counts what was spoilt on purpose.
  var isSpoilt = false

  /// Whether measured ratios are held to limits.
  var holdsTimes = false
  /// How many requests a trial of endurance sends.
  var requests = 20_000
  /// How many bytes a trial of endurance moves.
  var bytes = 1 << 30

  /// How much time may be taken.
  enum Effort: Sendable, Hashable {
    case quick, standard, full
    /// So many rounds of one iteration each.
    case pairs(Int)
  }

  /// Reads the arguments.
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: ``UsageError`` for the first mistake.
  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    var wantsHelp = false
    var given: [String] = []
    while let argument = reader.next() {
      if ArgumentReader.options.contains(argument) { given.append(argument) }
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--list": try choose(.list)
      case "--quick": try choose(.quick)
      case "--full": try choose(.full)
      case "--pairs": try choose(.pairs(try reader.number(of: argument, from: 2)))
      case "--gate": holdsTimes = true
      case "--requests": requests = try reader.number(of: argument, from: 1)
      case "--bytes": bytes = try reader.number(of: argument, from: 1)
      case "--instructions": countsInstructions = true
      case "--json": printsJSON = true
      case "--accept": acceptsCounts = true
      case "--spoilt": isSpoilt = true
      case "--filter": filters.append(try reader.value(of: argument, called: "TEXT"))
      case "--output": output = try reader.value(of: argument, called: "FOLDER")
      case "--baseline": baseline = try reader.value(of: argument, called: "FILE")
      case "--save-baseline": baselineToSave = try Self.name(try reader.value(of: argument, called: "NAME"))
      case "--thresholds": thresholds = try reader.value(of: argument, called: "FOLDER")
      case "gate": try choose(.gate)
      case "endurance": try choose(.endurance)
      case "self-test": try choose(.selfTest)
      case "charts":
        try choose(
          .charts(
            report: try reader.value(of: argument, called: "REPORT"),
            folder: try reader.value(of: argument, called: "FOLDER")))
      case "count":
        try choose(
          .count(
            file: try reader.value(of: argument, called: "FILE"),
            lines: try reader.value(of: argument, called: "LINES")))
      case "companion":
        let name = try reader.value(of: argument, called: "NAME")
        try choose(.companion(name: name, arguments: reader.takeRest()))
      case _ where argument.hasPrefix("-"):
        throw UsageError("unknown option “\(argument)”\(reader.hint(for: argument))")
      default:
        throw UsageError("unexpected argument “\(argument)”")
      }
    }
    // Who asks how to call it may write what they have so far.
    if wantsHelp { task = .help }
    try task.check(given.filter { $0 != task.word })
    if holdsTimes, !effort.isPaired { throw UsageError("--gate goes with --pairs") }
    if acceptsCounts, isSpoilt { throw UsageError("what is spoilt cannot be accepted") }
  }

  private mutating func choose(_ chosen: Task) throws(UsageError) {
    if let first = task.word, let second = chosen.word {
      throw UsageError(
        first == second ? "\(first) is given twice" : "\(first) and \(second) exclude each other")
    }
    task = chosen
  }

  private mutating func choose(_ chosen: Effort) throws(UsageError) {
    guard effort == .standard || effort == chosen else {
      throw UsageError("\(effort.option) and \(chosen.option) exclude each other")
    }
    effort = chosen
  }

  /// A baseline's name becomes a file's, so it may not lead anywhere.
  private static func name(_ text: String) throws(UsageError) -> String {
    guard PlainName.isPlain(text) else {
      throw UsageError("“\(text)” cannot name a baseline; use letters, digits, “-”, “_” and “.”")
    }
    return text
  }
}
