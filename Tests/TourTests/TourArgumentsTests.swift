import Testing

@testable import Tour

@Suite("The arguments of the tour") struct TourArgumentsTests {
  @Test(
    "are read",
    arguments: [
      (["--help"], TourArguments.help(.tour)),
      (["-h"], .help(.tour)),
      (["cache"], .cache(CacheOptions())),
      (["cache", "--help"], .help(.cache)),
      (["cache", "--seconds", "0"], .cache(CacheOptions(seconds: 0))),
      (["cache", "--seconds=5"], .cache(CacheOptions(seconds: 5))),
      (["cache", "--base-url", "http://a"], .cache(CacheOptions(baseURL: "http://a"))),
      (["cache", "--base-url=http://a?b=c"], .cache(CacheOptions(baseURL: "http://a?b=c"))),
      (
        ["cache", "--plain", "--base-url", "http://a", "--seconds", "60"],
        .cache(CacheOptions(seconds: 60, baseURL: "http://a", isPlain: true))
      ),
      (["cache", "--plain", "-h", "--bogus"], .help(.cache)),
    ])
  func right(arguments: [String], expected: TourArguments) throws {
    #expect(try TourArguments.parse(arguments) == expected)
  }

  @Test(
    "are refused with the usage of the whole tour",
    arguments: [
      ([], "no command"),
      ([""], "unknown command “”"),
      (["cash"], "unknown command “cash”"),
      (["--plain", "cache"], "unknown option “--plain”"),
    ])
  func wrongCommand(arguments: [String], fault: String) {
    #expect(throws: UsageError(fault, usage: .tour)) { try TourArguments.parse(arguments) }
  }

  @Test(
    "are refused with the usage of the command",
    arguments: [
      (["--bogus"], "unknown option “--bogus”"),
      (["-p"], "unknown option “-p”"),
      (["5"], "unexpected argument “5”"),
      (["--seconds"], "--seconds needs a value: --seconds N"),
      (["--seconds="], "--seconds needs a value: --seconds N"),
      (["--seconds", "--plain"], "--seconds needs a value: --seconds N"),
      (["--seconds", "two"], "--seconds needs a whole number of 0 or more, not “two”"),
      (["--seconds", "-4"], "--seconds needs a whole number of 0 or more, not “-4”"),
      (["--seconds", "1.5"], "--seconds needs a whole number of 0 or more, not “1.5”"),
      (
        ["--seconds", "99999999999999999999"],
        "--seconds needs a whole number of 0 or more, not “99999999999999999999”"
      ),
      (["--base-url"], "--base-url needs a value: --base-url URL"),
      (["--base-url", ""], "--base-url needs a value: --base-url URL"),
      (["--seconds", "1", "--seconds=1"], "--seconds is given twice"),
      (["--plain", "--plain"], "--plain is given twice"),
      (["--plain=yes"], "“yes” is given to an option that takes no value"),
    ])
  func wrongOptions(options: [String], fault: String) {
    #expect(throws: UsageError(fault, usage: .cache)) { try TourArguments.parse(["cache"] + options) }
  }
}
