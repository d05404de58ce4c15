import Testing

@testable import Reporting

@Suite struct ProvenanceTests {
  @Test("The command for one comparison adds a filter, unless it has one")
  func repetition() {
    #expect(Provenance.repetition(of: "benchmark", for: "a/b-c") == "benchmark --filter a/b-c")
    #expect(Provenance.repetition(of: "benchmark --filter a", for: "a/b") == "benchmark --filter a")
  }

  @Test("What a shell would take apart is quoted")
  func quotes() {
    #expect(Provenance.repetition(of: "benchmark", for: "a/it's $x") == #"benchmark --filter 'a/it'\''s $x'"#)
  }

  @Test("A moment is written for people, and what is none is left as it is")
  func moment() {
    #expect(Provenance.moment("2026-11-30T17:33:13Z") == "2026-11-30 17:33 UTC")
    #expect(Provenance.moment("yesterday") == "yesterday")
  }
}
