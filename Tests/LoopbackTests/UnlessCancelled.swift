/// Waits for work to end, but no longer than until the waiting task is cancelled, whatever the work makes of that.
///
/// Without this, work that never ends outlasts the time limit of its test.
func unlessCancelled<Value: Sendable>(
  _ work: @escaping @Sendable () async -> Value
) async throws -> Value {
  let (values, end) = AsyncStream.makeStream(of: Value.self)
  Task {
    end.yield(await work())
    end.finish()
  }
  for await value in values { return value }
  throw CancellationError()
}
