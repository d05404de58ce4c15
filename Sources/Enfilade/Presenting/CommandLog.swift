/// The commands of one presenter: those that the attached view has yet to see, and those that later views will.
///
/// It is one list with one cursor. What stands before the cursor, the attached view has seen; what stands
/// there still is kept for later views. What stands after the cursor waits for the attached view. Entries that
/// nobody is left to see become gaps, and gaps are closed when they are more than the rest.
struct CommandLog<Command> {
  private struct Entry {
    let command: Command
    let delivery: Delivery
    /// Whether later views are to see it too.
    var isKept: Bool
  }

  private var entries: [Entry?] = []
  private var gaps = 0
  private var cursor = 0
  private var slots: [Delivery.Slot: Int] = [:]

  init() {}

  /// How many commands are held.
  var count: Int { entries.count - gaps }

  /// Whether the attached view has seen everything.
  var isDrained: Bool { cursor == entries.count }

  /// Begins again for a new view.
  mutating func rewind() {
    cursor = 0
  }

  /// Adds a command that the attached view has yet to see, or that waits for a view to come.
  /// - Parameter isAttached: Whether a view is attached.
  /// - Returns: Whether it is held. Without a view an `.ifAttached` command is not.
  @discardableResult
  mutating func append(_ command: Command, _ delivery: Delivery, isAttached: Bool) -> Bool {
    switch delivery {
    case .ifAttached:
      guard isAttached else { return false }
    case .once, .every:
      break
    case .latest(let slot):
      if let index = slots[slot] { supersede(at: index, isAttached: isAttached) }
      slots[slot] = entries.count
    case .reset:
      for index in entries.indices {
        guard let entry = entries[index], entry.isKept, entry.delivery != .once else { continue }
        supersede(at: index, isAttached: isAttached)
      }
      slots = [:]
    }
    entries.append(Entry(command: command, delivery: delivery, isKept: delivery != .ifAttached))
    closeGaps()
    return true
  }

  /// Notes that the attached view, which has seen everything else, sees a command at once.
  mutating func appendSeen(_ command: Command, _ delivery: Delivery) {
    switch delivery {
    case .ifAttached, .once:
      return
    case .latest, .every, .reset:
      append(command, delivery, isAttached: true)
      cursor = entries.count
    }
  }

  /// Takes the next command that the attached view has yet to see.
  mutating func next() -> Command? {
    while cursor < entries.count {
      let index = cursor
      cursor += 1
      guard let entry = entries[index] else { continue }
      if !entry.isKept || entry.delivery == .once { drop(at: index) }
      return entry.command
    }
    closeGaps()
    return nil
  }

  /// Drops what only the view that is attached no more was to see.
  /// - Returns: What it had not seen yet.
  mutating func detach() -> [Command] {
    var dropped: [Command] = []
    for index in entries.indices {
      guard let entry = entries[index], !entry.isKept else { continue }
      dropped.append(entry.command)
      drop(at: index)
    }
    cursor = 0
    closeGaps()
    return dropped
  }

  /// Later views will not see an entry; the attached one does, if it has not yet.
  private mutating func supersede(at index: Int, isAttached: Bool) {
    if isAttached, index >= cursor {
      entries[index]?.isKept = false
    } else {
      drop(at: index)
    }
  }

  private mutating func drop(at index: Int) {
    entries[index] = nil
    gaps += 1
  }

  private mutating func closeGaps() {
    guard gaps > 16, gaps > entries.count / 2 else { return }
    cursor = entries[..<cursor].count { $0 != nil }
    entries.removeAll { $0 == nil }
    gaps = 0
    for (index, entry) in entries.enumerated() {
      if let entry, entry.isKept, case .latest(let slot) = entry.delivery { slots[slot] = index }
    }
  }
}
