import Measurement

extension Variant {
  /// Makes a variant, and sees to it that each of its commands reaches the screen: a view that has gone or is
  /// not attached makes a fast presenter.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - note: How it is done, in half a sentence.
  ///   - operations: How many operations one iteration performs.
  ///   - commands: How many commands of one iteration the screen performs, where that is another number.
  ///   - rendered: How many commands the screen has performed since it was made. It reads the screen, which
  ///     thereby lives as long as it is asked.
  ///   - run: Performs as many iterations as it is told to.
  /// - Throws: ``DispatchFault``, and what `run` throws.
  @MainActor
  static func checked(
    _ name: String, note: String, operations: Int = 16, rendering commands: Int? = nil,
    rendered: () -> Int, run: @escaping (_ iterations: Int) async throws -> Void
  ) async throws -> Variant {
    for iterations in [0, 1, 3] {
      let before = rendered()
      try await run(iterations)
      let difference = rendered() - before
      let expected = iterations * (commands ?? operations)
      guard difference == expected else {
        throw DispatchFault(variant: name, expected: expected, rendered: difference)
      }
    }
    return Variant(name, note: note, operations: operations, run: run)
  }
}
