import Measurement
import Testing

@testable import Running

@Suite struct SelectionTests {
  private func names(_ filters: [String], isFull: Bool = false) throws -> [String] {
    try Selection(from: [.toys, .broken], filters: filters, isFull: isFull).entries.map(\.name)
  }

  @Test("Without a filter there is all but what takes long")
  func all() throws {
    #expect(try names([]) == ["toys/sums", "toys/waits", "broken/gone"])
    #expect(try names([], isFull: true) == ["toys/sums", "toys/waits", "toys/ages", "broken/gone"])
  }

  @Test("Filters add up, whatever their case, and keep the order")
  func filters() throws {
    #expect(try names(["GONE", "sum"]) == ["toys/sums", "broken/gone"])
    #expect(try names(["=toys/sums"]) == ["toys/sums"])
  }

  @Test("A filter that leaves nothing is told, with what is near")
  func nothing() {
    #expect(throws: UsageError("nothing has “toys/smus” in its name; near: toys/sums, toys/ages")) {
      try names(["toys/smus"])
    }
    #expect(throws: UsageError("nothing has “xyzzy” in its name; see benchmark --list")) {
      try names(["xyzzy"])
    }
    #expect(throws: UsageError("nothing has “=toys” in its name; near: toys, toys/ages, toys/sums")) {
      try names(["=toys"])
    }
  }

  @Test("What takes long is not passed over in silence")
  func long() {
    #expect(throws: UsageError("toys/ages takes long and is measured with --full only")) {
      try names(["ages"])
    }
  }
}
