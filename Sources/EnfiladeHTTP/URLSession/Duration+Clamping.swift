extension Duration {
  /// The sum, or the longest duration that there is; the built-in sum traps.
  func addingClamped(_ other: Duration) -> Duration {
    let (sum, overflows) = attoseconds.addingReportingOverflow(other.attoseconds)
    return Duration(attoseconds: overflows ? .max : sum)
  }
}
