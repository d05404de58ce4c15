import Measurement
import Reporting
import Testing

@Suite struct PlainTableTests {
  @Test("Columns line up by characters, and those without values are left out")
  func times() {
    let finding = Finding.sample(
      "größe", summary: "a thing", rows: [.sample("µ-kernel", 2), .sample("x", 1_600, ratio: 800)])
    #expect(
      PlainTable(finding, named: "s/größe").description == """
        s/größe: a thing, 101 rounds
                     median  quartiles      range  ratio  95 % interval
          µ-kernel  2.00 ns  1.98–2.04  1.96–2.40      1              –
          x         1.60 µs  1.58–1.63  1.57–1.92    800        792–808

        """)
  }

  @Test("Where there is no room, columns are left out and named")
  func narrow() {
    let finding = Finding.sample(
      "w", per: .byte, rows: [.sample("x", 2, size: 10, instructions: 7, allocations: 1, bytes: 16, peak: 32)]
    )
    #expect(
      PlainTable(finding, width: 60).description == """
        w: 101 rounds, figures for one byte
              median  quartiles      rate  instr.  allocs  allocated
          x  2.00 ns  1.98–2.04  500 MB/s       7       1       16 B
          not shown for want of room: range, peak

        """)
  }

  @Test("A wide table has at most 110 characters in a line")
  func width() {
    for subject in Report.sample().subjects {
      for finding in subject.findings {
        #expect(PlainTable(finding).description.split(separator: "\n").allSatisfy { $0.count <= 110 })
      }
    }
  }

  @Test("Styled, the title is bold and ranges are faint, and nothing moves")
  func styled() {
    let finding = Finding.sample("w", rows: [.sample("x", 2)])
    let styled = PlainTable(finding, styled: true).description
    #expect(styled.hasPrefix("\u{1B}[1mw\u{1B}[0m: 101 rounds\n"))
    #expect(styled.contains("2.00 ns  \u{1B}[2m1.98–2.04\u{1B}[0m"))
    let plain = ["\u{1B}[0m", "\u{1B}[1m", "\u{1B}[2m"].reduce(styled) { $0.replacing($1, with: "") }
    #expect(plain == PlainTable(finding).description)
  }

  @Test("A name steers no terminal")
  func hostile() {
    let finding = Finding.sample("a\u{1B}[2J\nb", summary: "\u{7}", rows: [.sample("x\u{1B}]0;y\u{7}", 1)])
    let text = PlainTable(finding).description
    #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"))
    #expect(text.split(separator: "\n").count == 3)
  }
}
