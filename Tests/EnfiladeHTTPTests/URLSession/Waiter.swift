import Synchronization

@testable import EnfiladeHTTP

/// One that wants its turn, and does nothing with it.
final class Waiter: RequestLimiter.Member {
  let host: String
  let number: Int
  private let given = Atomic<Bool>(false)
  private let gone = Atomic<Bool>(false)

  init(_ host: String, _ number: Int = 0) {
    self.host = host
    self.number = number
  }

  var isWaiting: Bool { !gone.load(ordering: .relaxed) && !given.load(ordering: .relaxed) }
  func start() { given.store(true, ordering: .relaxed) }
  func giveUp() { gone.store(true, ordering: .relaxed) }
}
