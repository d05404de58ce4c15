import Testing

extension Census {
  /// A figure of the original, and how far ours may be from it.
  struct Figure: Sendable, CustomTestStringConvertible {
    let name: String
    let original: Double
    /// In hundredths of the original's.
    let percent: Double
    let value: @Sendable (Census) -> Double

    init(
      _ name: String, _ original: Double, within percent: Double,
      _ value: @escaping @Sendable (Census) -> Double
    ) {
      self.name = name
      self.original = original
      self.percent = percent
      self.value = value
    }

    var testDescription: String { name }

    func isMet(by census: Census) -> Bool {
      abs(value(census) - original) <= original * percent / 100
    }
  }
}
