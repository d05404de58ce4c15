import Foundation

/// What the file system refused to do.
struct FileFault: Error, Sendable, CustomStringConvertible {
  let path: String
  /// What was to be done: `write`.
  let action: String
  let reason: String

  var description: String {
    "could not \(action) “\(path)”: \(reason)"
  }

  /// Performs something, and says of what fails which file it was about.
  static func naming<Value>(
    _ url: URL, _ action: String, _ body: () throws -> Value
  ) throws(FileFault) -> Value {
    do {
      return try body()
    } catch let fault as FileFault {
      throw fault
    } catch {
      throw FileFault(path: url.relativePath, action: action, reason: error.localizedDescription)
    }
  }
}
