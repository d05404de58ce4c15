import Foundation
import Measurement
import Reporting
import Testing

@Suite struct ReportInspectionTests {
  /// What is wrong with the sample when fields of it have other values.
  private func fault(_ changes: [String: Any]) throws -> ReportFileError.Fault? {
    var tree = try JSONSerialization.jsonObject(with: ReportFile.data(of: .sample()))
    for (field, value) in changes {
      let steps = field.replacing("[", with: ".").replacing("]", with: "").split(separator: ".").map(
        String.init)
      tree = Self.setting(steps[...], of: tree, to: value)
    }
    do {
      _ = try ReportFile.report(from: JSONSerialization.data(withJSONObject: tree), at: "old.json")
      return nil
    } catch let error as ReportFileError {
      return error.fault
    }
  }

  private static func setting(_ steps: ArraySlice<String>, of tree: Any, to value: Any) -> Any {
    guard let step = steps.first else { return value }
    if var list = tree as? [Any], let index = Int(step) {
      list[index] = setting(steps.dropFirst(), of: list[index], to: value)
      return list
    }
    var object = tree as? [String: Any] ?? [:]
    object[step] = setting(steps.dropFirst(), of: object[step] ?? [String: Any](), to: value)
    return object
  }

  private func refuses(_ field: String, _ value: Any) throws -> Bool {
    guard case .wrongValue(field, _) = try fault([field: value]) else { return false }
    return true
  }

  private static let row = "subjects[0].findings[0].rows[1]"

  @Test("A report that was measured is accepted, and so is one of zeros where they can be")
  func accepted() throws {
    #expect(try fault([:]) == nil)
    #expect(try fault(["noise.spread": 0, "noise.drift": 0, "\(Self.row).counts.instructions": 0]) == nil)
  }

  @Test(
    "A time is a number of nanoseconds that can have been measured",
    arguments: [
      "noise.nanoseconds.minimum", "noise.nanoseconds.median", "\(row).nanoseconds.lowerQuartile",
      "\(row).nanoseconds.maximum",
    ], [-1, 0, .leastNonzeroMagnitude, 1e-7, 1e16, 1e308])
  func times(field: String, time: Double) throws {
    #expect(try refuses(field, time))
  }

  @Test("So are the bounds of an interval", arguments: [-1, 0, .leastNonzeroMagnitude, 1e16, 1e308])
  func bounds(time: Double) throws {
    guard case .wrongValue("\(Self.row).interval[0]", _) = try fault(["\(Self.row).interval": [time, time]])
    else { return #expect(try fault(["\(Self.row).interval": [time, time]]) == nil) }
  }

  @Test("Minimum, quartiles and maximum are in order")
  func order() throws {
    #expect(
      try fault(["\(Self.row).nanoseconds.minimum": 1_000])
        == .wrongValue(
          "\(Self.row).nanoseconds.lowerQuartile", detail: "2.4453 is less than minimum, which is 1000.0"))
    #expect(try refuses("noise.nanoseconds.maximum", 10))
    #expect(try refuses("\(Self.row).nanoseconds.upperQuartile", 1))
  }

  @Test("The bounds of an interval are in order", arguments: ["interval", "ratio.interval"])
  func interval(field: String) throws {
    #expect(try refuses("\(Self.row).\(field)", [2, 1]))
  }

  @Test(
    "A ratio is more than 0", arguments: ["median", "interval[0]"], [-1.0, 0])
  func ratios(field: String, ratio: Double) throws {
    #expect(try refuses("\(Self.row).ratio.\(field)", ratio))
  }

  @Test("What there is at least one of is not 0", arguments: ["operations", "iterations", "bytes"], [0, -1])
  func numbers(field: String, number: Int) throws {
    #expect(try refuses("\(Self.row).\(field)", number))
    #expect(try refuses("subjects[0].findings[0].rounds", number))
  }

  @Test(
    "Counts, spread and drift are not negative",
    arguments: [
      "noise.spread", "noise.drift", "\(row).counts.instructions", "\(row).counts.allocations",
      "\(row).counts.allocatedBytes", "\(row).counts.peakBytes",
    ])
  func counts(field: String) throws {
    #expect(try refuses(field, -1))
  }

  @Test(
    "A file can be named after a suite",
    arguments: ["", ".hidden", "..", "a/b", "a\\b", "a b", "a:b", "a\u{0}b", "a\u{202E}b", "a\n"])
  func names(name: String) throws {
    #expect(try refuses("subjects[0].name", name))
  }

  @Test("Words of any script are names", arguments: ["http", "dispatch-2", "größe_v1.2", "測定"])
  func plainNames(name: String) throws {
    #expect(try fault(["subjects[0].name": name]) == nil)
  }
}
