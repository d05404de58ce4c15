/// What is wrong with the arguments.
struct UsageError: Error, Sendable, Hashable {
  /// What is wrong, without a full stop; it quotes the arguments as they are.
  let fault: String

  init(_ fault: String) {
    self.fault = fault
  }
}
