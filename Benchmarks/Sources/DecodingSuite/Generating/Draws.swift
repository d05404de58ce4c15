import Measurement

/// Draws lots for payloads: the same ones for the same seed, whatever the version of Swift.
///
/// The standard library does not promise that for `random(in:using:)` and `shuffled(using:)`.
struct Draws: Sendable {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// A number from 0 up to but not including the bound, which is 1 or more and far below 2^64.
  mutating func number(below bound: Int) -> Int {
    Int(generator.next() % UInt64(bound))
  }

  /// A number of the range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.count)
  }

  /// Whether something happens that happens in so many of a hundred cases.
  mutating func happens(percent: Int) -> Bool {
    number(below: 100) < percent
  }

  /// One of several, of which there is at least one.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// The same elements in another order (R. A. Fisher and F. Yates, as D. E. Knuth has it in TAOCP 3.4.2).
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for last in elements.indices.dropFirst().reversed() {
      elements.swapAt(last, number(below: last + 1))
    }
    return elements
  }
}
