import Measurement
import Testing

@testable import Running

@Suite struct JudgementTests {
  private let machine = Report.Machine(
    processor: "P", architecture: "x86_64", cores: 2, memory: 1, system: "S")
  private let versions = Report.Versions(compiler: "Swift 6.3.1", isOptimised: true)

  private func judgement(
    of counts: Counts?, against accepted: Counts, compiler: String = "Swift 6.3.1",
    selected: Set<String> = ["sums"]
  ) -> Judgement {
    Judgement(
      of: "toys", counts: ["sums": counts.map { ["long": $0] } ?? [:]],
      thresholds: Thresholds(
        compiler: compiler, architecture: "x86_64", counts: ["sums": ["long": accepted]]),
      selected: selected, machine: machine, versions: versions)
  }

  @Test(
    "Few instructions may be four more, many 3 % more",
    arguments: [
      (20.0, 24.0, false), (20, 24.5, true), (1000, 1030, false), (1000, 1031, true), (1000, 1100, true),
    ])
  func instructions(accepted: Double, counted: Double, isRed: Bool) {
    let judgement = judgement(of: Counts(instructions: counted), against: Counts(instructions: accepted))
    #expect(judgement.isRed == isRed)
    #expect(judgement.lines.count == 1)
  }

  @Test(
    "No allocation more is tolerated", arguments: [(0.0, 1.0, true), (0, 0.005, false), (8296, 8400, true)])
  func allocations(accepted: Double, counted: Double, isRed: Bool) {
    let judgement = judgement(of: Counts(allocations: counted), against: Counts(allocations: accepted))
    #expect(judgement.isRed == isRed)
  }

  @Test("What is not counted any more is red")
  func missing() {
    let accepted = Counts(instructions: 20)
    #expect(judgement(of: nil, against: accepted).missing == ["toys/sums, long"])
    #expect(judgement(of: nil, against: accepted).isRed)
    #expect(judgement(of: Counts(), against: accepted).missing == ["toys/sums, long: instructions"])
  }

  @Test("What was not selected is left alone")
  func unselected() {
    let judgement = judgement(of: nil, against: Counts(instructions: 20), selected: [])
    #expect(!judgement.isRed && judgement.lines.isEmpty)
  }

  @Test("Another compiler's instructions are not compared, and that is told")
  func otherCompiler() throws {
    let judgement = judgement(
      of: Counts(instructions: 99, allocations: 2), against: Counts(instructions: 20, allocations: 1),
      compiler: "Swift 6.2")
    #expect(judgement.lines.map(\.kind) == ["allocations"])
    #expect(judgement.isRed)
    #expect(try #require(judgement.warning).contains("Swift 6.2 on x86_64"))
  }

  @Test("What has become cheaper is told, and is not red")
  func stale() {
    let judgement = judgement(of: Counts(instructions: 900), against: Counts(instructions: 1000))
    #expect(!judgement.isRed)
    #expect(judgement.lines.map(\.isStale) == [true])
    #expect("\(JudgementTable(judgement))".contains("benchmark gate --accept lowers it"))
  }

  @Test("What grows faster than its input is red", arguments: [(1.1, false), (1.3, true)])
  func growth(factor: Double, isRed: Bool) {
    var thresholds = Thresholds(compiler: "Swift 6.3.1", architecture: "x86_64", counts: [:])
    thresholds.growth = ["growth": 1.2]
    let judgement = Judgement(
      of: "toys",
      counts: ["growth": ["small": Counts(instructions: 50), "large": Counts(instructions: 50 * factor)]],
      thresholds: thresholds, selected: ["growth"], machine: machine, versions: versions)
    #expect(judgement.isRed == isRed)
    #expect(judgement.lines.map(\.kind) == ["growth"])
  }

  @Test("Growth of one size is no growth, and red")
  func oneSize() {
    var thresholds = Thresholds(compiler: "Swift 6.3.1", architecture: "x86_64", counts: [:])
    thresholds.growth = ["growth": 1.2]
    let judgement = Judgement(
      of: "toys", counts: ["growth": ["small": Counts(instructions: 50)]], thresholds: thresholds,
      selected: ["growth"], machine: machine, versions: versions)
    #expect(judgement.missing == ["toys/growth: growth"])
  }
}
