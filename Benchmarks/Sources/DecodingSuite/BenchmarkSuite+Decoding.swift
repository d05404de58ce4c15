public import Measurement

extension BenchmarkSuite {
  /// What it costs to turn an answer's bytes into a model.
  public static let decoding = BenchmarkSuite("decoding", comparisons: [.cacheAnswer])
}
