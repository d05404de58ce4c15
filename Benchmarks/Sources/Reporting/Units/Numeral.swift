import Foundation

/// Writes numbers the same way whatever the locale: a full stop before decimals, commas between thousands.
public enum Numeral {
  /// What stands where a number is not one.
  static let none = "–"

  /// A number with so many significant digits, and never fewer digits than its whole part has.
  /// - Parameters:
  ///   - number: The number; what is not finite is written as a dash.
  ///   - digits: The significant digits, 1 or more.
  public static func significant(_ number: Double, digits: Int = 3) -> String {
    guard number.isFinite else { return none }
    guard number != 0 else { return "0" }
    let decimals = decimals(of: number, digits: digits)
    let text = fixed(number, decimals: decimals)
    // What is rounded up to the next power of ten has gained a digit: 9.996 is 10.0 and not 10.00.
    guard let rounded = Double(text), rounded != 0 else { return grouped(text) }
    let fewer = min(decimals, self.decimals(of: rounded, digits: digits))
    return grouped(fewer == decimals ? text : fixed(number, decimals: fewer))
  }

  /// A count: whole where it is whole, and otherwise with as many digits as it takes.
  /// - Parameter number: The count for each unit; what is not finite is written as a dash.
  public static func count(_ number: Double) -> String {
    guard number.isFinite else { return none }
    guard abs(number - number.rounded()) > 1e-9 else { return grouped(fixed(number, decimals: 0)) }
    let text = significant(number)
    guard text.contains(".") else { return text }
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
  }

  /// A ratio: with three decimals near 1, where they matter, and otherwise with three digits.
  public static func ratio(_ number: Double) -> String {
    (0.1..<10).contains(number) ? fixed(number, decimals: 3) : significant(number)
  }

  /// A share as a percentage: 0.0123 is `1.2 %`.
  public static func percent(_ share: Double) -> String {
    guard share.isFinite else { return none }
    let percent = abs(share * 100)
    return grouped(fixed(percent, decimals: percent < 99.95 ? 1 : 0)) + " %"
  }

  /// A change as a percentage with its sign: `+12.3 %`, `−0.4 %`.
  public static func change(_ share: Double) -> String {
    guard share.isFinite else { return share.isNaN ? none : "new" }
    return (share < 0 ? "−" : "+") + percent(share)
  }

  private static func decimals(of number: Double, digits: Int) -> Int {
    min(12, max(0, digits - 1 - Int(log10(abs(number)).rounded(.down))))
  }

  private static func fixed(_ number: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", number)
  }

  private static func grouped(_ text: String) -> String {
    let whole = text.prefix { $0 != "." }
    let digits = whole.drop { $0 == "-" }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return (whole.hasPrefix("-") ? "−" : "") + grouped + text.dropFirst(whole.count)
  }
}
