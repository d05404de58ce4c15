/// Why a file is not a report that can be read.
public struct ReportFileError: Error, Sendable, Hashable {
  /// Where the file is.
  public let path: String
  /// What is wrong with it.
  public let fault: Fault

  /// What can be wrong with a file.
  public enum Fault: Sendable, Hashable {
    /// There is nothing in it.
    case empty
    /// It is something else.
    case notJSON(detail: String)
    /// It stops in the middle; on which line.
    case truncated(line: Int)
    /// It is a report of another version of the format.
    case otherFormat(found: Int, expected: Int)
    /// A field is not there, given by its path: `subjects[0].findings[2].name`.
    case missingField(String)
    /// A field has a value that it cannot have.
    case wrongValue(String, detail: String)
  }

  /// Makes an error.
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - fault: What is wrong with it.
  public init(_ path: String, _ fault: Fault) {
    self.path = path
    self.fault = fault
  }
}

extension ReportFileError: CustomStringConvertible {
  /// One sentence: which file, what is wrong with it, and what to do.
  public var description: String {
    let remedy = "measure again and write a new report"
    let text =
      switch fault {
      case .empty:
        "“\(path)” is empty; \(remedy)."
      case .notJSON(let detail):
        "“\(path)” is not JSON (\(Self.clause(detail))); name a file that was written as a JSON report."
      case .truncated(let line):
        "“\(path)” stops in the middle, on line \(line); copy it once more in full, or \(remedy)."
      case .otherFormat(let found, let expected):
        "“\(path)” is in version \(found) of the format and this program reads version \(expected); "
          + (found > expected
            ? "read it with the newer program that wrote it." : "\(remedy) with this program.")
      case .missingField(let field):
        "“\(path)” has no “\(field)”; if it is a report, \(remedy), and otherwise name another file."
      case .wrongValue(let field, let detail):
        "“\(path)” has something in “\(field)” that cannot be there (\(Self.clause(detail))); \(remedy)."
      }
    return text.onOneLine
  }

  private static func clause(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
