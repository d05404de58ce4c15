/// One header field of a received request, spelt as it was sent.
public struct LoopbackField: Sendable, Equatable {
  /// The name before the colon, in the letter case of the wire.
  public let name: String
  /// The value after the colon, without the blanks around it; bytes that are not UTF-8 are repaired.
  public let value: String

  /// A field with a name and a value, as a test writes down what it expects.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
