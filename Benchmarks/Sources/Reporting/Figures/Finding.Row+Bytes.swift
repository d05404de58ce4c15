import Measurement

extension Finding.Row {
  /// How many bytes are taken in in a second at such a time, or `nil` where no bytes are known.
  /// - Parameters:
  ///   - nanoseconds: A time of one unit.
  ///   - unit: What the time is given for.
  func bytesPerSecond(at nanoseconds: Double, per unit: Comparison.Unit) -> Double? {
    guard nanoseconds > 0 else { return nil }
    switch unit {
    case .byte: return 1e9 / nanoseconds
    case .operation: return bytes.map { Double($0) * 1e9 / nanoseconds }
    }
  }

  /// How many units one operation is: its bytes, or 1.
  func unitsPerOperation(per unit: Comparison.Unit) -> Double {
    unit == .byte ? Double(max(1, bytes ?? 1)) : 1
  }
}
