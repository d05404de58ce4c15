/// Does something again as soon as it is heard that it has been done.
///
/// A task that waits on the main actor is resumed by way of the pool of threads, which takes longer than what is
/// measured here. So only the end is waited for.
@MainActor
final class Relay {
  private(set) var heard = 0
  private var remaining = 0
  private var batch = 1
  private var act: () -> Void = {}
  private var waiting: CheckedContinuation<Void, Never>?

  /// Acts until so much has been heard, and returns then.
  /// - Parameters:
  ///   - times: How much is to be heard, a multiple of `batch`.
  ///   - batch: How much is heard of each act.
  ///   - act: Does something of which ``hear()`` is called in a later turn of the main actor.
  func run(_ times: Int, batch: Int = 1, _ act: @escaping () -> Void) async {
    guard times > 0 else { return }
    remaining = times
    self.batch = batch
    self.act = act
    await withCheckedContinuation { continuation in
      waiting = continuation
      act()
    }
    self.act = {}
  }

  func hear() {
    heard &+= 1
    remaining -= 1
    if remaining == 0 {
      waiting.take()?.resume()
    } else if remaining > 0, remaining.isMultiple(of: batch) {
      act()
    }
  }
}
