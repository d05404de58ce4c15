import DecodingSuite
import DispatchSuite
import HTTPSuite
import Measurement

extension BenchmarkSuite {
  /// All there is to measure, in the order in which it is measured. A new suite is one line more.
  static let all: [BenchmarkSuite] = [.dispatch, .decoding, .http]

  /// What the gates have to fail for.
  static let spoilt: [BenchmarkSuite] = [.spoiltDispatch, .spoiltDecoding, .spoiltHTTP]
}
