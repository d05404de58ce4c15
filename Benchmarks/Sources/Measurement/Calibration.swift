/// Finds how many iterations make a sample long enough, from runs that grow.
///
/// It decides and does not measure: ask for ``iterations``, run them, tell it how long they took, until it is
/// satisfied.
struct Calibration: Sendable, Hashable {
  /// How many iterations to run next, or to run from now on.
  private(set) var iterations = 1

  /// How long a sample has to be.
  let target: Duration

  /// A loop that is too short with so many iterations does nothing in them.
  static let mostIterations = 10_000_000_000

  init(target: Duration) {
    self.target = target
  }

  /// Takes in how long ``iterations`` took.
  /// - Returns: Whether that was long enough, or no more iterations can be asked for.
  mutating func isSatisfied(by elapsed: Duration) -> Bool {
    guard elapsed < target, iterations < Self.mostIterations else { return true }
    // A tenth more than needed, so that the next run is the last one if the first has told the truth, and
    // not more than tenfold, because a first run is slow and a short one is inexact.
    let factor = elapsed > .zero ? min(10, max(1.1, 1.1 * (target / elapsed))) : 10
    iterations = min(Self.mostIterations, Int((Double(iterations) * factor).rounded(.up)))
    return false
  }
}
