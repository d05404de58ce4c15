import Foundation
import Measurement
import Reporting
import Testing

@Suite struct ReportFileTests {
  private func fault(_ text: String) -> ReportFileError.Fault? {
    do {
      _ = try ReportFile.report(from: Data(text.utf8), at: "old.json")
      return nil
    } catch {
      return error.fault
    }
  }

  private func text(of report: Report = .sample()) throws -> String {
    String(decoding: try ReportFile.data(of: report), as: UTF8.self)
  }

  @Test("A report is read as it was written, and equal reports are equal bytes")
  func roundTrip() throws {
    let data = try ReportFile.data(of: .sample())
    #expect(try ReportFile.report(from: data, at: "old.json") == .sample())
    #expect(try ReportFile.data(of: .sample()) == data)
    #expect(data.last == UInt8(ascii: "\n"))
  }

  @Test("A figure that is not finite cannot be written")
  func infinite() {
    var report = Report.sample()
    report.subjects[0].findings[0].rows[0].counts.instructions = .nan
    #expect(throws: EncodingError.self) { try ReportFile.data(of: report) }
  }

  @Test("An empty file is said to be empty", arguments: ["", " \n"])
  func empty(text: String) {
    #expect(fault(text) == .empty)
  }

  @Test("What is not JSON is said not to be", arguments: ["<html>", "hello", "{\"format\": 1,, }"])
  func notJSON(text: String) {
    guard case .notJSON = fault(text) else { return #expect(fault(text) == .notJSON(detail: "")) }
  }

  @Test("What is not text is said not to be")
  func notText() {
    let expected = ReportFileError("old.json", .notJSON(detail: "it is not text in UTF-8"))
    #expect(throws: expected) { try ReportFile.report(from: Data([0x7B, 0xFF, 0xFE]), at: "old.json") }
  }

  @Test("A file that stops in the middle is said to, and where")
  func truncated() throws {
    let lines = try text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(fault(lines.prefix(20).joined(separator: "\n")) == .truncated(line: 20))
  }

  @Test("Another version of the format is refused, whatever else it has")
  func otherFormat() {
    #expect(fault("{\"format\": 7, \"new\": true}") == .otherFormat(found: 7, expected: Report.format))
  }

  @Test("A missing field is named by its path")
  func missing() throws {
    let text = try text().replacingOccurrences(of: "\"iterations\"", with: "\"turns\"")
    #expect(fault(text) == .missingField("subjects[0].findings[0].rows[0].iterations"))
    #expect(fault("{}") == .missingField("format"))
  }

  @Test("A value that cannot be is named by its path")
  func wrongValue() throws {
    let text = try text().replacingOccurrences(of: "\"rounds\" : 101", with: "\"rounds\" : \"many\"")
    guard case .wrongValue("subjects[0].findings[0].rounds", _) = fault(text) else {
      return #expect(fault(text) == nil)
    }
    guard case .wrongValue("format", _) = fault("{\"format\": \"x\"}") else {
      return #expect(fault("{\"format\": \"x\"}") == nil)
    }
  }

  @Test("Each error is a sentence that says what to do")
  func descriptions() {
    let faults: [ReportFileError.Fault] = [
      .empty, .notJSON(detail: "Bad."), .truncated(line: 3), .otherFormat(found: 2, expected: 1),
      .otherFormat(found: 0, expected: 1), .missingField("a[0].b"), .wrongValue("c", detail: "No."),
    ]
    #expect(
      faults.map { ReportFileError("old.json", $0).description } == [
        "“old.json” is empty; measure again and write a new report.",
        "“old.json” is not JSON (Bad); name a file that was written as a JSON report.",
        "“old.json” stops in the middle, on line 3; copy it once more in full, or measure again and write a new "
          + "report.",
        "“old.json” is in version 2 of the format and this program reads version 1; read it with the newer "
          + "program that wrote it.",
        "“old.json” is in version 0 of the format and this program reads version 1; measure again and write a new "
          + "report with this program.",
        "“old.json” has no “a[0].b”; if it is a report, measure again and write a new report, and otherwise name "
          + "another file.",
        "“old.json” has something in “c” that cannot be there (No); measure again and write a new report.",
      ])
  }
}
