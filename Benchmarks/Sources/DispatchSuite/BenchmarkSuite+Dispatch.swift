public import Measurement

extension BenchmarkSuite {
  /// What it costs to go through the kit from the view to the presenter and back.
  public static let dispatch = BenchmarkSuite("dispatch", comparisons: [.roundTrip])
}
