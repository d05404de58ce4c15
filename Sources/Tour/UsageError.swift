/// What is wrong with the arguments, and the usage that says how it is right.
struct UsageError: Error, Sendable, Hashable {
  /// What is wrong, without a full stop; it quotes the arguments as they are.
  let fault: String
  let usage: Usage

  init(_ fault: String, usage: Usage) {
    self.fault = fault
    self.usage = usage
  }
}
