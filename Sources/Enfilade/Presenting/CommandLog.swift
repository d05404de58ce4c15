/// The commands of one presenter: those that the attached view has yet to see, and those that later views will.
///
/// It is one list with one cursor. What stands before the cursor, the attached view has seen; what stands
/// there still is kept for later views. What stands after the cursor waits for the attached view. Entries that
/// nobody is left to see become gaps, and gaps are closed when they are more than the rest.
@usableFromInline
struct CommandLog<Command> {
  @usableFromInline
  struct Entry {
    @usableFromInline let command: Command
    @usableFromInline let delivery: Delivery
    /// Whether later views are to see it too.
    @usableFromInline var isKept: Bool

    @inlinable
    init(command: Command, delivery: Delivery, isKept: Bool) {
      self.command = command
      self.delivery = delivery
      self.isKept = isKept
    }
  }

  @usableFromInline var entries: [Entry?] = []
  @usableFromInline var gaps = 0
  @usableFromInline var cursor = 0
  /// Before this there are gaps only.
  @usableFromInline var start = 0
  @usableFromInline var slots = SlotTable()
  /// Before this nothing is kept but what is to be seen once.
  @usableFromInline var lastReset = 0
  /// How many entries only the attached view is to see.
  @usableFromInline var unkept = 0

  @inlinable
  init() {}

  /// How many commands are held.
  var count: Int { entries.count - gaps }

  /// Whether the attached view has seen everything.
  @inlinable
  var isDrained: Bool { cursor == entries.count }

  /// How many places are taken, gaps included.
  var storedCount: Int { entries.count }

  /// Adds a command that the attached view has yet to see, or that waits for a view to come.
  /// - Parameter isAttached: Whether a view is attached.
  /// - Returns: Whether it is held. Without a view an `.ifAttached` command is not.
  @inlinable
  @discardableResult
  mutating func append(_ command: Command, _ delivery: Delivery, isAttached: Bool) -> Bool {
    switch delivery {
    case .ifAttached:
      guard isAttached else { return false }
    case .once, .every:
      break
    case .latest(let slot):
      if let index = slots.move(slot, to: entries.count) { supersede(at: index, isAttached: isAttached) }
    case .reset:
      for index in entries[lastReset...].indices {
        guard let entry = entries[index], entry.isKept, entry.delivery != .once else { continue }
        supersede(at: index, isAttached: isAttached)
      }
      slots.removeAll()
      lastReset = entries.count
    }
    if delivery == .ifAttached { unkept += 1 }
    entries.append(Entry(command: command, delivery: delivery, isKept: delivery != .ifAttached))
    closeGaps()
    return true
  }

  /// Notes that the attached view, which has seen everything else, sees a command at once.
  @inlinable
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
  @inlinable
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
    defer {
      rewind()
      closeGaps()
    }
    // What the view has seen it has taken out, so what is left of this kind stands after the cursor.
    guard unkept > 0 else { return [] }
    var dropped: [Command] = []
    for index in entries[cursor...].indices {
      guard let entry = entries[index], !entry.isKept else { continue }
      dropped.append(entry.command)
      drop(at: index)
    }
    return dropped
  }

  private mutating func rewind() {
    while start < entries.count, entries[start] == nil { start += 1 }
    cursor = start
  }

  /// Later views will not see an entry; the attached one does, if it has not yet.
  @inlinable
  mutating func supersede(at index: Int, isAttached: Bool) {
    if isAttached, index >= cursor {
      entries[index]?.isKept = false
      unkept += 1
    } else {
      drop(at: index)
    }
  }

  @inlinable
  mutating func drop(at index: Int) {
    // Let go of last, when the log is in order again: what the command held may do anything as it goes.
    let dropped = entries[index]
    if dropped?.isKept == false { unkept -= 1 }
    entries[index] = nil
    gaps += 1
    withExtendedLifetime(dropped) {}
  }

  @inlinable
  mutating func closeGaps() {
    if gaps > 16, gaps > entries.count / 2 { rewrite() }
  }

  @inlinable
  mutating func rewrite() {
    cursor = entries[..<cursor].count { $0 != nil }
    lastReset = entries[..<lastReset].count { $0 != nil }
    start = 0
    entries.removeAll { $0 == nil }
    gaps = 0
    for (index, entry) in entries.enumerated() {
      if let entry, entry.isKept, case .latest(let slot) = entry.delivery { _ = slots.move(slot, to: index) }
    }
  }
}
