extension ManualClock {
  /// A time that a ``ManualClock`` shows, as its distance from zero.
  ///
  ///     let start = ManualClock.Instant()
  ///     let later = start.advanced(by: .seconds(5))
  ///     let apart = start.duration(to: later)  // .seconds(5)
  public struct Instant: InstantProtocol {
    /// The distance from zero, which has no meaning of its own; may be negative.
    public let offset: Swift.Duration

    /// Makes a time.
    /// - Parameter offset: Its distance from zero; may be negative.
    public init(offset: Swift.Duration = .zero) {
      self.offset = offset
    }

    /// The time that is some way from this one.
    /// - Parameter duration: How far; negative for an earlier time.
    /// - Returns: That time, or the last (first) one that a `Duration` can hold.
    public func advanced(by duration: Swift.Duration) -> Instant {
      let (sum, overflows) = offset.attoseconds.addingReportingOverflow(duration.attoseconds)
      let farthest = duration < .zero ? Int128.min : Int128.max
      return Instant(offset: Swift.Duration(attoseconds: overflows ? farthest : sum))
    }

    /// The way from this time to another.
    /// - Parameter other: The other; the way to an earlier one is negative.
    /// - Returns: The way, or the longest one that a `Duration` can hold.
    public func duration(to other: Instant) -> Swift.Duration {
      let (difference, overflows) = other.offset.attoseconds.subtractingReportingOverflow(offset.attoseconds)
      let longest = other < self ? Int128.min : Int128.max
      return Swift.Duration(attoseconds: overflows ? longest : difference)
    }

    /// Whether the left time comes before the right one.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }
}
