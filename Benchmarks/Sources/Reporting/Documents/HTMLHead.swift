import Measurement

/// The top of a page: what was measured, when, where, and how far it can be trusted.
struct HTMLHead {
  let report: Report
  let title: String

  var markup: Markup {
    .element(
      "header", [:],
      [
        .element("h1", text: title),
        .element(
          "p", ["class": "when"],
          [
            .element("time", ["datetime": report.date], text: Provenance.moment(report.date)),
            Markup(" · \(report.machine.processor) · \(Provenance.build(of: report.versions))"),
          ]),
        .lines(warnings),
        .element(
          "dl", ["class": "facts card"],
          Facts(of: report).items.map { fact in
            .element("div", [:], [.element("dt", text: fact.term), .element("dd", text: fact.text)])
          } + [
            .element(
              "div", ["class": "wide"],
              [
                .element("dt", text: "Command"),
                .element("dd", [:], [.element("code", text: report.command)]),
              ])
          ]),
      ])
  }

  private var warnings: [Markup] {
    var notes = [noise]
    if !report.versions.isOptimised {
      notes.append(
        Self.note(
          "noisy", mark: "!", lead: "Built for debugging.",
          "Nothing here should be quoted: measure what is built for release."))
    }
    return notes
  }

  private var noise: Markup {
    let trust = Trust(in: report.noise)
    let mark = trust.word == "quiet" ? "✓" : trust.word == "restless" ? "~" : "!"
    return Self.note(
      trust.word, mark: mark, lead: trust.verdict,
      [trust.consequence, trust.evidence].compactMap { $0 }.joined(separator: " "))
  }

  /// A remark that is not to be missed.
  static func note(_ kind: String, mark: String, lead: String, _ text: String) -> Markup {
    .element(
      "div", ["class": "note \(kind)", "role": "note"],
      [
        .element("span", ["class": "mark", "aria-hidden": "true"], text: mark),
        .element("p", [:], [.element("strong", text: lead), " ", Markup(text)]),
      ])
  }
}
