extension Finding {
  /// What one variant has shown.
  public struct Row: Sendable, Hashable {
    /// The variant's name.
    public let name: String
    /// What one operation took, in nanoseconds.
    public let nanoseconds: Summary
    /// How many times as long as the yardstick it took; `nil` for the yardstick itself.
    public let ratio: Ratio?

    /// Makes a row.
    /// - Parameters:
    ///   - name: The variant's name.
    ///   - nanoseconds: What one operation took, in nanoseconds.
    ///   - ratio: How many times as long as the yardstick it took; `nil` for the yardstick itself.
    public init(name: String, nanoseconds: Summary, ratio: Ratio?) {
      self.name = name
      self.nanoseconds = nanoseconds
      self.ratio = ratio
    }
  }
}
