/// Which calls of a client are on their way, and whether more may come.
///
/// A session must not be invalidated before the last of them ends: making a task on an invalidated session
/// traps, and a redirect makes one late.
struct Lifecycle {
  private var running: [ObjectIdentifier: Sending] = [:]
  private var isClosed = false

  init() {}

  /// - Returns: Whether the call may go on.
  mutating func begin(_ sending: Sending) -> Bool {
    guard !isClosed else { return false }
    running[ObjectIdentifier(sending)] = sending
    return true
  }

  /// - Returns: Whether this was the last call of a closed client.
  mutating func end(_ sending: Sending) -> Bool {
    running[ObjectIdentifier(sending)] = nil
    return isClosed && running.isEmpty
  }

  /// - Returns: The calls that are on their way.
  mutating func close() -> [Sending] {
    isClosed = true
    return Array(running.values)
  }
}
