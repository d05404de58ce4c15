internal import CInstruments

/// Counts what a variant asks of the heap.
///
/// The program's own `malloc` and its kin stand in front of the C library's and count, for all threads; so one
/// counter may count at a time, and nothing else should be at work meanwhile.
public struct AllocationCounter: Sendable {
  /// How often a count is repeated; the least is taken, since whatever else is at work can only add.
  private static let repetitions = 3
  /// The iterations over which a count is averaged, so that what grows now and then, an array say, is spread.
  public static let iterations = 64

  /// Iterations that take in as much are enough: such a count is spread over much as it is.
  private static let enoughBytes = 1_000_000.0

  /// Makes a counter.
  /// - Returns: `nil` where the heap cannot be counted: away from glibc, and under a sanitizer.
  public init?() {
    guard heap_is_countable() else { return nil }
  }

  /// Counts what a variant asks for, without what it asks for outside of its iterations.
  /// - Parameters:
  ///   - variant: What is counted. It runs a few times first, since a first run sets up caches.
  ///   - unit: What the counts are given for.
  ///   - iterations: How many iterations a sample of it has; no more than that are run.
  /// - Returns: Allocations, bytes and peak.
  /// - Throws: What the variant throws, and ``MeasurementError`` for a variant that nothing can be given for.
  public func count(
    _ variant: Variant, per unit: Comparison.Unit, iterations: Int = Self.iterations
  ) async throws -> Counts {
    let units = try unit.units(
      ofIterationsOf: variant.name, operations: variant.operations, bytes: variant.bytes)
    let affordable = variant.bytes.map {
      Int(Self.enoughBytes / (Double($0) * Double(variant.operations)))
    }
    let times = max(1, min(iterations, affordable ?? Self.iterations, Self.iterations))
    try await variant.run(times)
    let idle = try await least(of: variant, iterations: 0)
    let one = try await least(of: variant, iterations: 1)
    let all = times == 1 ? one : try await least(of: variant, iterations: times)
    return Counts(
      allocations: Double(all.allocations - idle.allocations) / Double(times) / units,
      allocatedBytes: Double(all.bytes - idle.bytes) / Double(times) / units,
      peakBytes: max(0, Int(one.peak - idle.peak)))
  }

  private func least(of variant: Variant, iterations: Int) async throws -> HeapCounts {
    var least: HeapCounts?
    for _ in 0..<Self.repetitions {
      heap_start_counting()
      let result: Result<Void, any Error>
      do {
        result = .success(try await variant.run(iterations))
      } catch {
        result = .failure(error)
      }
      let counts = heap_stop_counting()
      try result.get()
      if counts.allocations < least?.allocations ?? .max { least = counts }
    }
    return least ?? HeapCounts()
  }
}
