import Dispatch
import EnfiladeTesting
import Synchronization

/// So many moments within 30 milliseconds, for things that are to be cut off at any point.
final class RandomMoments: Sendable {
  private let state: Mutex<(generator: SeededGenerator, left: Int)>

  init(_ count: Int, seed: UInt64) {
    state = Mutex((SeededGenerator(seed: seed), count))
  }

  /// A time from now.
  struct Moment {
    fileprivate let microseconds: Int

    /// Does something, on another thread, when the moment has come.
    func reached(_ act: @escaping @Sendable () -> Void) {
      DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(microseconds), execute: act)
    }
  }

  private func next() -> Moment? {
    state.withLock { state in
      guard state.left > 0 else { return nil }
      state.left -= 1
      return Moment(microseconds: Int.random(in: 0..<30_000, using: &state.generator))
    }
  }

  /// Does something for each moment, 8 times at once.
  func forEach(_ act: @escaping @Sendable (Moment) async -> Void) async {
    await withDiscardingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { while let moment = self.next() { await act(moment) } }
      }
    }
  }
}
