extension Finding {
  /// What one variant has shown.
  public struct Row: Sendable, Hashable, Codable {
    /// The variant's name.
    public let name: String
    /// How it does its work, in half a sentence.
    public let note: String
    /// How many operations one iteration performs.
    public let operations: Int
    /// How many bytes one operation takes in, or `nil`.
    public let bytes: Int?
    /// How many iterations made a sample.
    public let iterations: Int
    /// What one operation took, or one byte of it, in nanoseconds.
    public let nanoseconds: Summary
    /// Where the true median of the times lies, as far as the bootstrap can tell.
    public let interval: ClosedRange<Double>
    /// How many times as long as the yardstick it took; `nil` for the yardstick itself.
    public let ratio: Ratio?
    /// What was counted beside the time.
    public var counts = Counts()

    /// Makes a row.
    /// - Parameters:
    ///   - name: The variant's name.
    ///   - note: How it does its work, in half a sentence.
    ///   - operations: How many operations one iteration performs, 1 or more.
    ///   - bytes: How many bytes one operation takes in, 1 or more, or `nil`.
    ///   - iterations: How many iterations made a sample.
    ///   - nanoseconds: What one operation took, or one byte of it, in nanoseconds.
    ///   - interval: Where the true median of the times lies.
    ///   - ratio: How many times as long as the yardstick it took; `nil` for the yardstick itself.
    public init(
      name: String, note: String = "", operations: Int = 1, bytes: Int? = nil, iterations: Int,
      nanoseconds: Summary, interval: ClosedRange<Double>, ratio: Ratio?
    ) {
      self.name = name
      self.note = note
      self.operations = operations
      self.bytes = bytes
      self.iterations = iterations
      self.nanoseconds = nanoseconds
      self.interval = interval
      self.ratio = ratio
    }
  }
}
