import Testing

@testable import Tour

@Suite("The usage", .timeLimit(.minutes(5))) struct UsageTests {
  @Test("of the tour is asked for and goes to standard output", arguments: ["--help", "-h"])
  func tour(option: String) async throws {
    let page = Usage.tour.page.map { $0 + "\n" }.joined()
    #expect(try await TourProcess.run(option) == TourProcess.Ending(output: page, status: 0))
  }

  @Test("of a command is asked for and goes to standard output")
  func cache() async throws {
    let page = Usage.cache.page.map { $0 + "\n" }.joined()
    #expect(try await TourProcess.run("cache", "--help") == TourProcess.Ending(output: page, status: 0))
  }

  @Test("fits into 80 columns", arguments: Usage.allCases)
  func width(usage: Usage) {
    #expect(usage.page.filter { $0.count > 80 || $0.hasSuffix(" ") } == [])
    #expect(usage.page[0] == usage.synopsis)
  }

  @Test(
    "goes to standard error with what is wrong",
    arguments: [
      ([], "no command", Usage.tour),
      (["\u{1B}[2J"], "unknown command “�[2J”", .tour),
      (["cache", "--bogus"], "unknown option “--bogus”", .cache),
      (["cache", "--seconds", "-1"], "--seconds needs a whole number of 0 or more, not “-1”", .cache),
    ])
  func wrong(arguments: [String], fault: String, usage: Usage) async throws {
    let errors = "tour: \(fault)\n\(usage.synopsis)\n\(usage.pointer)\n"
    #expect(try await TourProcess(arguments).ending() == TourProcess.Ending(errors: errors, status: 2))
  }
}
