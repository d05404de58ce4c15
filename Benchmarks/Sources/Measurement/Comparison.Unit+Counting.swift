extension Comparison.Unit {
  /// How many units there are in one iteration.
  /// - Throws: ``MeasurementError/noBytes(variant:)`` where a byte is asked for and none is taken in.
  func units(
    ofIterationsOf variant: String, operations: Int, bytes: Int?
  ) throws(MeasurementError) -> Double {
    switch self {
    case .operation: return Double(operations)
    case .byte:
      guard let bytes else { throw .noBytes(variant: variant) }
      return Double(operations) * Double(bytes)
    }
  }
}
