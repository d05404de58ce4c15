import Foundation

/// Why the system, or a rule of ours, did not let a file be what it should be.
struct SystemFault: Error {
  /// The system's number, where it was the system.
  let code: Int32?
  /// What was wrong, without a full stop.
  let explanation: String

  /// - Parameters:
  ///   - code: The system's number.
  ///   - explanation: Its text.
  init(code: Int32, explanation: String) {
    self.code = code
    self.explanation = explanation
  }

  init(_ explanation: String) {
    code = nil
    self.explanation = explanation
  }

  /// The same in Foundation's terms, so that callers can ask for `POSIXError.ENOSPC`.
  var underlying: (any Error)? {
    code.flatMap(POSIXErrorCode.init(rawValue:)).map { POSIXError($0) }
  }
}
