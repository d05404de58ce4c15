import Synchronization

/// How many requests a server has answered, counted by its threads.
final class ServedCount: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  func increment() {
    count.add(1, ordering: .sequentiallyConsistent)
  }
}
