import Foundation

/// Where results are printed, until that fails: what is measured is not lost with who reads it.
@MainActor
final class StandardOutput {
  private let handle: FileHandle
  private let complain: (String) -> Void
  /// Whether not all could be written.
  private(set) var hasFailed = false

  init(_ handle: FileHandle, complain: @escaping (String) -> Void) {
    self.handle = handle
    self.complain = complain
  }

  /// Writes, unless writing has failed before.
  func write(_ text: String) {
    guard !hasFailed else { return }
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      hasFailed = true
      complain("benchmark: the result could not be printed: \(error.localizedDescription)\n")
    }
  }

  /// The exit status: not 0 where something is missing.
  func status(after status: Int32) -> Int32 {
    status == 0 && hasFailed ? 1 : status
  }
}
