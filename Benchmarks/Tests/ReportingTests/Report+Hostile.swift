import Measurement

extension Report {
  /// A report, every text of which would like to be something else.
  static var hostile: Report {
    let evil =
      "</title></text><script>alert('1')</script> & \"q\" | `x` \n\u{1B}[31m\u{0} ]]> --> <!-- \u{202E}"
    return Report(
      date: evil, command: evil, effort: evil,
      machine: .sample(processor: evil, architecture: evil, system: evil),
      versions: Versions(compiler: evil, isOptimised: false, revision: evil),
      subjects: [
        Subject(
          name: evil, summary: evil,
          findings: [
            .sample(
              evil, summary: evil,
              rows: [.sample(evil, 2, note: evil), .sample(evil, 3, ratio: 1.5, note: evil)]),
            .sample(evil, summary: evil, per: .byte, rows: [.sample(evil, 2, size: 10)]),
          ]),
        Subject(name: evil, findings: [.sample("", rows: [])]),
        Subject(name: ""),
      ], refusals: [Refusal(name: evil, reason: evil)])
  }
}
