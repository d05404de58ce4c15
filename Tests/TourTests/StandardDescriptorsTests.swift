import Testing

@Suite("The tour with standard descriptors closed", .timeLimit(.minutes(5)))
struct StandardDescriptorsTests {
  private static let lost = "tour: The output could not be written: Bad file descriptor.\n"

  @Test(
    "ends with the status of its work, and fails when its output is lost",
    arguments: [
      (["cache"], "<&-", 0, ""),
      (["cache"], ">&-", 1, lost),
      (["cache"], "2>&-", 0, ""),
      (["cache"], "<&- >&-", 1, lost),
      (["cache"], "<&- 2>&-", 0, ""),
      (["cache"], ">&- 2>&-", 1, ""),
      (["cache"], "<&- >&- 2>&-", 1, ""),
      (["--help"], "<&- >&-", 1, lost),
      (["--help"], "<&- 2>&-", 0, ""),
      (["cache", "--bogus"], ">&- 2>&-", 2, ""),
      (["cache", "--bogus"], "<&- >&- 2>&-", 2, ""),
    ])
  func closed(arguments: [String], redirections: String, status: Int32, errors: String) async throws {
    let ending = try await TourProcess(arguments, shell: "exec \"$@\" \(redirections)").ending()
    #expect(ending.status == status)
    #expect(ending.errors == errors)
    #expect(ending.output.isEmpty == redirections.contains(/(^| )>/) || arguments.contains("--bogus"))
  }
}
