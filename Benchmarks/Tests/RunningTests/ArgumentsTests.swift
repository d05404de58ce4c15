import Testing

@testable import Running

@Suite struct ArgumentsTests {
  @Test("Nothing asks for everything")
  func nothing() throws {
    let arguments = try Arguments([])
    #expect(arguments.task == .measure)
    #expect(arguments.effort == .standard)
    #expect(arguments.filters.isEmpty)
    #expect(arguments.output == ".build/report")
  }

  @Test("Options are read with a space and with an equals sign")
  func options() throws {
    var expected = try Arguments([])
    expected.filters = ["a", "b=c"]
    expected.effort = .full
    expected.countsInstructions = true
    expected.printsJSON = true
    expected.output = "out"
    expected.baseline = "old.json"
    expected.baselineToSave = "new-1.0"
    let arguments = try Arguments([
      "--filter", "a", "--filter=b=c", "--full", "--instructions", "--json", "--output=out", "--baseline",
      "old.json", "--save-baseline", "new-1.0",
    ])
    #expect(arguments == expected)
  }

  @Test("Numbers are read, and pairs may be held to limits")
  func numbers() throws {
    let pairs = try Arguments(["--pairs", "2000", "--gate"])
    #expect(pairs.effort == .pairs(2000))
    #expect(pairs.holdsTimes)
    let endurance = try Arguments(["endurance", "--requests=5000", "--bytes", "1"])
    #expect(endurance.requests == 5000)
    #expect(endurance.bytes == 1)
  }

  @Test(
    "Tasks are read",
    arguments: [
      (["--help"], Arguments.Task.help), (["-h"], .help), (["--list"], .list), (["gate"], .gate),
      (["self-test"], .selfTest), (["charts", "a.json", "b"], .charts(report: "a.json", folder: "b")),
      (["count", "file", "pipe"], .count(file: "file", lines: "pipe")), (["endurance"], .endurance),
      (["companion", "http/a", "--b", "c"], .companion(name: "http/a", arguments: ["--b", "c"])),
      (["gate", "--help"], .help),
      (["--quick", "--help"], .help),
    ])
  func tasks(words: [String], task: Arguments.Task) throws {
    #expect(try Arguments(words).task == task)
  }

  @Test(
    "Mistakes are named",
    arguments: [
      (["--filter"], "--filter needs a value: --filter TEXT"),
      (["--filter="], "--filter needs a value: --filter TEXT"),
      (["--filter", "--quick"], "--filter needs a value: --filter TEXT"),
      (["--baseline"], "--baseline needs a value: --baseline FILE"),
      (["--fliter=a"], "unknown option “--fliter”; did you mean --filter?"),
      (["--xyzzy"], "unknown option “--xyzzy”"),
      (["something"], "unexpected argument “something”"),
      (["--quick", "--full"], "--quick and --full exclude each other"),
      (["--quick", "--pairs", "9"], "--quick and --pairs exclude each other"),
      (["--pairs", "1"], "--pairs takes a number from 2 on, and not “1”"),
      (["endurance", "--bytes=many"], "--bytes takes a number from 1 on, and not “many”"),
      (["--gate"], "--gate goes with --pairs"), (["--requests", "1"], "--requests goes with endurance"),
      (["--accept"], "--accept goes with gate"), (["--spoilt"], "--spoilt goes with gate"),
      (["--thresholds", "a"], "--thresholds goes with gate"),
      (["gate", "--list"], "gate and --list exclude each other"),
      (["--list", "gate"], "--list and gate exclude each other"),
      (["gate", "self-test"], "gate and self-test exclude each other"),
      (["charts", "a.json", "b", "gate"], "charts and gate exclude each other"),
      (["gate", "gate"], "gate is given twice"), (["--list", "--list"], "--list is given twice"),
      (["gate", "--accept", "--spoilt"], "what is spoilt cannot be accepted"),
      (["charts", "a.json"], "charts needs a value: charts FOLDER"),
      (["--save-baseline", "../a"], "“../a” cannot name a baseline; use letters, digits, “-”, “_” and “.”"),
      (["--save-baseline", ".a"], "“.a” cannot name a baseline; use letters, digits, “-”, “_” and “.”"),
    ])
  func mistakes(words: [String], fault: String) {
    #expect(throws: UsageError(fault)) { try Arguments(words) }
  }

  @Test(
    "Options that mean nothing to a task are not passed over",
    arguments: [["gate"], ["--list"], ["charts", "a.json", "b"], ["self-test"], ["endurance"]],
    [
      ["--quick"], ["--full"], ["--json"], ["--instructions"], ["--baseline", "a"], ["--save-baseline", "a"],
      ["--output=a"],
    ])
  func conflicts(task: [String], option: [String]) {
    let fault = UsageError("\(option[0].prefix { $0 != "=" }) does not go with \(task[0])")
    #expect(throws: fault) { try Arguments(task + option) }
    #expect(throws: fault) { try Arguments(option + task) }
  }

  @Test("A self-test takes no filter, and every other task does")
  func filters() throws {
    #expect(throws: UsageError("--filter does not go with self-test")) {
      try Arguments(["self-test", "--filter", "a"])
    }
    for task in [[], ["gate"], ["endurance"], ["--list"], ["charts", "a.json", "b"], ["count", "a", "b"]] {
      #expect(try Arguments(task + ["--filter", "a"]).filters == ["a"])
    }
  }
}
