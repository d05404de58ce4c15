public import Measurement

extension Variant {
  /// How many round trips one iteration of a variant of `dispatch/round-trip` performs.
  public static let roundTripsPerIteration = 16

  /// Makes a variant for `dispatch/round-trip`, having seen to it that each command reaches the screen.
  ///
  /// One iteration is ``roundTripsPerIteration`` times the smallest there is: a tap is reported to what counts,
  /// that adds one, and the screen performs a command that holds the count. The loop is written out in `run`,
  /// so that nothing else is measured; the methods that the tap enters by and that renders are
  /// `@inline(never)`, as in the variants that are there already:
  ///
  ///     let screen = CounterScreen()
  ///     return try await Variant.roundTrip(
  ///       "some framework", note: "its store, observed by the screen", rendered: { screen.rendered }
  ///     ) { iterations in
  ///       for _ in 0..<iterations {
  ///         for _ in 0..<Variant.roundTripsPerIteration { screen.tap() }
  ///       }
  ///       blackHole(screen)
  ///     }
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - note: How it is done, in half a sentence.
  ///   - rendered: How many commands the screen has performed since it was made.
  ///   - run: Performs as many iterations as it is told to; by the time that it returns, all has been rendered.
  /// - Throws: An error that says so when `run` does not render one command for each round trip, and what `run`
  ///   throws.
  @MainActor
  public static func roundTrip(
    _ name: String, note: String, rendered: () -> Int,
    run: @escaping (_ iterations: Int) async throws -> Void
  ) async throws -> Variant {
    try await checked(name, note: note, operations: roundTripsPerIteration, rendered: rendered, run: run)
  }
}
