public import Foundation
public import Measurement

/// Reports as JSON files.
public enum ReportFile {
  /// Writes a report; equal reports give equal bytes.
  /// - Parameter report: What to write.
  /// - Returns: JSON, indented, with sorted keys and a line break at its end.
  /// - Throws: `EncodingError` when a figure is not finite, which JSON cannot have.
  public static func data(of report: Report) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(report) + Data("\n".utf8)
  }

  /// Reads a report, and sees that it has only figures that can have been measured.
  /// - Parameters:
  ///   - data: What is in the file.
  ///   - path: Where the file is, for the error.
  /// - Throws: ``ReportFileError``, which says what is wrong and what to do.
  public static func report(from data: Data, at path: String) throws(ReportFileError) -> Report {
    guard let text = String(data: data, encoding: .utf8) else {
      throw ReportFileError(path, .notJSON(detail: "it is not text in UTF-8"))
    }
    guard text.contains(where: { !$0.isWhitespace }) else { throw ReportFileError(path, .empty) }
    let decoder = JSONDecoder()
    do {
      let head = try decoder.decode(Head.self, from: data)
      guard head.format == Report.format else {
        throw ReportFileError(path, .otherFormat(found: head.format, expected: Report.format))
      }
      let report = try decoder.decode(Report.self, from: data)
      try ReportInspection(path: path).inspect(report)
      return report
    } catch let error as ReportFileError {
      throw error
    } catch let error as DecodingError {
      throw ReportFileError(path, fault(error, in: text))
    } catch {
      throw ReportFileError(path, .notJSON(detail: "\(error)"))
    }
  }

  /// What every version of the format has.
  private struct Head: Decodable {
    let format: Int
  }

  private static func fault(_ error: DecodingError, in text: String) -> ReportFileError.Fault {
    switch error {
    case .keyNotFound(let key, let context):
      return .missingField(field(context.codingPath + [key]))
    case .valueNotFound(_, let context):
      return .missingField(field(context.codingPath))
    case .typeMismatch(_, let context):
      return .wrongValue(field(context.codingPath), detail: context.debugDescription)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      let ending = JSONEnding(of: text)
      guard !ending.isOpen else { return .truncated(line: ending.lines) }
      return .notJSON(detail: detail(of: context))
    case .dataCorrupted(let context):
      return .wrongValue(field(context.codingPath), detail: context.debugDescription)
    @unknown default:
      return .notJSON(detail: "\(error)")
    }
  }

  private static func detail(of context: DecodingError.Context) -> String {
    let cause = context.underlyingError as NSError?
    return cause?.userInfo[NSDebugDescriptionErrorKey] as? String ?? context.debugDescription
  }

  /// A path as one would write it in Swift: `subjects[0].findings[2].rows[1].name`.
  private static func field(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
