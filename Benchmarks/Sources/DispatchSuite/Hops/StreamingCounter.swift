/// A counter that tells its screen by a stream of commands, to which the screen listens in a task.
@MainActor
final class StreamingCounter {
  let commands: AsyncStream<TickCommand>
  private let continuation: AsyncStream<TickCommand>.Continuation
  private(set) var count = 0

  init() {
    (commands, continuation) = AsyncStream.makeStream()
  }

  deinit {
    continuation.finish()
  }

  @inline(never)
  func increment() {
    count &+= 1
    continuation.yield(.flash(count))
  }
}
