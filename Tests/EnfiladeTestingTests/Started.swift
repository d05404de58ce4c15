/// Starts work on the main actor, and returns once it has come to its first suspension.
///
/// The work goes on in the same turn of the main actor in which it lets the caller go, so the caller comes
/// after it.
@MainActor
func started<Value: Sendable>(_ work: @escaping @MainActor () async -> Value) async -> Task<Value, Never> {
  var task: Task<Value, Never>?
  await withCheckedContinuation { begun in
    task = Task {
      begun.resume()
      return await work()
    }
  }
  return task ?? Task { await work() }
}
