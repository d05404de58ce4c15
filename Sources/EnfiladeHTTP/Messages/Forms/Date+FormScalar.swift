import Foundation

extension Date: FormScalar {
  func formText(_ encoder: FormEncoder) throws(FormFault) -> String {
    let seconds = timeIntervalSince1970
    return switch encoder.dates {
    case .iso8601: try Self.text(ofMilliseconds: seconds.rounded(.down) * 1000, hasFraction: false)
    case .iso8601WithFraction: try Self.text(ofMilliseconds: (seconds * 1000).rounded(), hasFraction: true)
    case .secondsSince1970: try seconds.formText(encoder)
    case .millisecondsSince1970: try (seconds * 1000).rounded().formText(encoder)
    }
  }

  /// A point in time as RFC 3339, section 5.6, writes it in UTC, by the Gregorian calendar for every year.
  private static func text(
    ofMilliseconds milliseconds: Double, hasFraction: Bool
  ) throws(FormFault) -> String {
    // From the beginning of the year 1 to the end of the year 9999.
    guard (-62_135_596_800_000..<253_402_300_800_000).contains(milliseconds) else {
      throw FormFault(at: nil, "the date lies outside the years 1 to 9999")
    }
    let (days, time) = Int(milliseconds).flooredQuotientAndRemainder(by: 86_400_000)
    let (year, month, day) = civilDate(ofDay: days)
    let date = [(year, 4), (month, 2), (day, 2)].map(padded).joined(separator: "-")
    let clock = [time / 3_600_000, time / 60_000 % 60, time / 1000 % 60].map { padded($0, to: 2) }
    let fraction = hasFraction ? ".\(padded(time % 1000, to: 3))" : ""
    return "\(date)T\(clock.joined(separator: ":"))\(fraction)Z"
  }

  /// The date of a day that is counted from 1970-01-01.
  ///
  /// H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`: years begin in March, so that the
  /// leap day is their last.
  private static func civilDate(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (day + 719_468).flooredQuotientAndRemainder(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int {
  /// The quotient that is rounded down, and the remainder that is not negative.
  /// - Parameter divisor: More than 0.
  fileprivate func flooredQuotientAndRemainder(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
