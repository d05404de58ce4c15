/// What was counted of a variant, for the unit that its times are given for; `nil` for what was not counted.
///
/// Unlike times, these figures are the same each time, so they can be held to a limit.
public struct Counts: Sendable, Hashable, Codable {
  /// Instructions, by callgrind.
  public var instructions: Double?
  /// Blocks that were asked of the heap.
  public var allocations: Double?
  /// Bytes that were asked of the heap.
  public var allocatedBytes: Double?
  /// The most bytes that one iteration held on the heap at once, beyond what was held before it. This one is
  /// given for an iteration as a whole.
  public var peakBytes: Int?

  /// Makes counts of what was counted.
  /// - Parameters:
  ///   - instructions: Instructions, for each unit.
  ///   - allocations: Blocks asked of the heap, for each unit.
  ///   - allocatedBytes: Bytes asked of the heap, for each unit.
  ///   - peakBytes: The most bytes that one iteration held at once.
  public init(
    instructions: Double? = nil, allocations: Double? = nil, allocatedBytes: Double? = nil,
    peakBytes: Int? = nil
  ) {
    self.instructions = instructions
    self.allocations = allocations
    self.allocatedBytes = allocatedBytes
    self.peakBytes = peakBytes
  }
}
