import Measurement

/// How far the times of a report can be trusted, in words.
struct Trust: Sendable, Hashable {
  /// The verdict, as a sentence.
  let verdict: String
  /// What follows, as a sentence.
  let consequence: String
  /// What it is known from, as a sentence, or `nil` where it is not known.
  let evidence: String?
  /// The verdict, as one word.
  let word: String

  init(in reading: NoiseGauge.Reading?) {
    guard let reading else {
      verdict = "How quiet the machine was is not known."
      consequence = "Quote what was counted; do not quote times."
      evidence = nil
      word = "unknown"
      return
    }
    word = reading.verdict.rawValue
    switch reading.verdict {
    case .quiet:
      verdict = "The machine was quiet."
      consequence = "Times and ratios can be quoted."
    case .restless:
      verdict = "The machine was restless."
      consequence = "Ratios can be quoted; times are a few per cent off."
    case .noisy:
      verdict = "The machine was noisy."
      consequence = "Nothing but what was counted should be quoted."
    }
    evidence =
      "The same small work took \(TimeUnit.text(of: reading.nanoseconds.median)) each time, "
      + "its middle half within \(Numeral.percent(reading.spread)); "
      + "between the fastest and the slowest look lay \(Numeral.percent(reading.drift))."
  }
}
