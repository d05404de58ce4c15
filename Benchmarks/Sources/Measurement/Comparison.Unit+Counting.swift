extension Comparison.Unit {
  /// How many units there are in one iteration.
  /// - Throws: ``MeasurementError/noBytes(variant:)`` where a byte is asked for and the variant says no number of
  ///   them, ``MeasurementError/noInput(variant:)`` and ``MeasurementError/noOperations(variant:)`` for a number
  ///   below 1.
  func units(
    ofIterationsOf variant: String, operations: Int, bytes: Int?
  ) throws(MeasurementError) -> Double {
    guard operations > 0 else { throw .noOperations(variant: variant) }
    if let bytes, bytes <= 0 { throw .noInput(variant: variant) }
    switch self {
    case .operation: return Double(operations)
    case .byte:
      guard let bytes else { throw .noBytes(variant: variant) }
      return Double(operations) * Double(bytes)
    }
  }
}
