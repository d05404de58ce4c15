public import Measurement

extension BenchmarkSuite {
  /// What it costs to go through the kit from the view to the presenter and back.
  public static let dispatch = dispatch(roundTripBeside: { [] })

  /// The same, with more variants of the smallest round trip, measured in turn with the kit's and in the same
  /// process: those of another framework, from a package that may depend on it.
  /// - Parameter others: Makes the variants, by `Variant.roundTrip(_:note:rendered:run:)`; called right before
  ///   they are measured. They come last, so the yardstick stays what it is.
  public static func dispatch(
    roundTripBeside others: @escaping @MainActor @Sendable () async throws -> [Variant]
  ) -> BenchmarkSuite {
    BenchmarkSuite(
      "dispatch", summary: "From the view to the presenter and back",
      comparisons: [
        .roundTrip(beside: others), .twoModules, .presenterBegins, .notify, .hops, .detached, .attachment,
        .droppedAttachment, .life, .droppedLife, .millionLives,
      ])
  }
}
