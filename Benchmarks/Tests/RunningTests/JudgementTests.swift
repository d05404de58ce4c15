import Measurement
import Testing

@testable import Running

@Suite struct JudgementTests {
  private let machine = Report.Machine(
    processor: "P", architecture: "x86_64", cores: 2, memory: 1, system: "S")
  private let versions = Report.Versions(compiler: "Swift 6.3.1", isOptimised: true)

  private func judgement(
    of counts: Counts?, against accepted: Thresholds.Limit, compiler: String = "Swift 6.3.1",
    perByte: Set<String> = [], wanted: Set<String> = ["sums"]
  ) -> Judgement {
    Judgement(
      of: "toys", counts: ["sums": counts.map { ["long": $0] } ?? [:]], perByte: perByte,
      thresholds: Thresholds(
        compiler: compiler, architecture: "x86_64", counts: ["sums": ["long": accepted]]),
      wanted: wanted, machine: machine, versions: versions)
  }

  @Test(
    "Few instructions may be four more, many 3 % more",
    arguments: [
      (20.0, 24.0, false), (20, 24.5, true), (1000, 1030, false), (1000, 1031, true), (1000, 1100, true),
    ])
  func instructions(accepted: Double, counted: Double, isRed: Bool) {
    let judgement = judgement(
      of: Counts(instructions: counted), against: Thresholds.Limit(instructions: accepted))
    #expect(judgement.isRed == isRed)
    #expect(judgement.lines.count == 1)
  }

  @Test(
    "No allocation more is tolerated", arguments: [(0.0, 1.0, true), (0, 0.005, false), (8296, 8400, true)])
  func allocations(accepted: Double, counted: Double, isRed: Bool) {
    let judgement = judgement(
      of: Counts(allocations: counted), against: Thresholds.Limit(allocations: accepted))
    #expect(judgement.isRed == isRed)
  }

  @Test("For a byte, only the share is tolerated")
  func byte() {
    let judgement = judgement(
      of: Counts(instructions: 5), against: Thresholds.Limit(instructions: 2), perByte: ["sums"])
    #expect(judgement.isRed)
  }

  @Test("What is not counted any more is red")
  func missing() {
    let accepted = Thresholds.Limit(instructions: 20)
    #expect(
      judgement(of: nil, against: accepted).gaps == [
        "toys/sums, long has a limit and is not counted; remove the limit if it has gone"
      ])
    #expect(judgement(of: nil, against: accepted).isRed)
    #expect(
      judgement(of: Counts(), against: accepted).gaps == [
        "toys/sums, long has a limit of instructions, and none were counted"
      ])
  }

  @Test("Holding nothing to a limit is red")
  func nothing() {
    let judgement = judgement(of: nil, against: Thresholds.Limit(instructions: 20), wanted: [])
    #expect(judgement.isRed && judgement.lines.isEmpty)
  }

  @Test("A count that is no number is red")
  func noNumber() {
    let judgement = judgement(of: Counts(instructions: .nan), against: Thresholds.Limit(instructions: 20))
    #expect(judgement.isRed)
  }

  @Test("Another compiler's instructions are not compared, and that is red")
  func otherCompiler() throws {
    let judgement = judgement(
      of: Counts(instructions: 20, allocations: 1),
      against: Thresholds.Limit(instructions: 20, allocations: 1), compiler: "Swift 6.2")
    #expect(judgement.lines.map(\.kind) == ["allocations"])
    #expect(judgement.isRed)
    #expect(try #require(judgement.gaps.first).contains("Swift 6.2 on x86_64"))
  }

  @Test("What has become cheaper is told, and is not red")
  func stale() {
    let judgement = judgement(of: Counts(instructions: 900), against: Thresholds.Limit(instructions: 1000))
    #expect(!judgement.isRed)
    #expect(judgement.lines.map(\.isStale) == [true])
    #expect("\(JudgementTable(judgement))".contains("benchmark gate --accept lowers it"))
  }

  private func judgement(
    ofInstructions instructions: Double, beside yardstick: Double?, compiler: String = "Swift 6.3.1"
  ) -> Judgement {
    var thresholds = Thresholds(compiler: compiler, architecture: "x86_64", counts: [:])
    thresholds.ratios = ["sums": ["long": Thresholds.Multiple(yardstick: "short", instructions: 1.1)]]
    let counts = ["long": Counts(instructions: instructions), "short": Counts(instructions: yardstick)]
    return Judgement(
      of: "toys", counts: ["sums": counts], thresholds: thresholds, wanted: ["sums"], machine: machine,
      versions: versions)
  }

  @Test("A ratio to what is counted along is held to its limit", arguments: [(109.0, false), (111, true)])
  func ratio(instructions: Double, isRed: Bool) {
    let judgement = judgement(ofInstructions: instructions, beside: 100)
    #expect(judgement.isRed == isRed)
    #expect(judgement.lines.map(\.kind) == ["times the instructions of short"])
  }

  @Test("Another compiler's ratio is held to the same limit, and the change is told")
  func ratioOfOtherCompiler() {
    let judgement = judgement(ofInstructions: 100, beside: 100, compiler: "Swift 6.2")
    #expect(judgement.lines.count == 1)
    #expect(judgement.gaps.count == 1)
  }

  @Test("A yardstick that is not counted is red")
  func noYardstick() {
    #expect(
      judgement(ofInstructions: 100, beside: nil).gaps == [
        "toys/sums, long has a limit on its ratio of instructions to “short”, and not both were counted"
      ])
  }

  @Test("What grows faster than its input is red", arguments: [(1.1, false), (1.3, true)])
  func growth(factor: Double, isRed: Bool) {
    var thresholds = Thresholds(compiler: "Swift 6.3.1", architecture: "x86_64", counts: [:])
    thresholds.growth = ["growth": 1.2]
    let judgement = Judgement(
      of: "toys",
      counts: ["growth": ["small": Counts(instructions: 50), "large": Counts(instructions: 50 * factor)]],
      thresholds: thresholds, wanted: ["growth"], machine: machine, versions: versions)
    #expect(judgement.isRed == isRed)
    #expect(judgement.lines.map(\.kind) == ["growth"])
  }

  @Test("Growth of one size is no growth, and red")
  func oneSize() {
    var thresholds = Thresholds(compiler: "Swift 6.3.1", architecture: "x86_64", counts: [:])
    thresholds.growth = ["growth": 1.2]
    let judgement = Judgement(
      of: "toys", counts: ["growth": ["small": Counts(instructions: 50)]], thresholds: thresholds,
      wanted: ["growth"], machine: machine, versions: versions)
    #expect(judgement.gaps.count == 1 && judgement.isRed)
  }
}
