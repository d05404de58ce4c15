/// Where the last command of each slot stands.
///
/// A screen has a handful of slots, and comparing a handful of short names costs a third of hashing one. What has
/// more is looked up by hash.
@usableFromInline
struct SlotTable {
  /// The slots, as long as they are few.
  @usableFromInline var few: [(slot: Delivery.Slot, place: Int)] = []
  /// All slots, once they have been more than a few.
  @usableFromInline var many: [Delivery.Slot: Int] = [:]

  @usableFromInline static var mostOfAFew: Int { 8 }

  @inlinable
  init() {}

  /// Notes where the last command of a slot stands now.
  /// - Returns: Where the one before it stands.
  @inlinable
  mutating func move(_ slot: Delivery.Slot, to place: Int) -> Int? {
    guard many.isEmpty else { return many.updateValue(place, forKey: slot) }
    for index in few.indices where few[index].slot.name == slot.name {
      defer { few[index].place = place }
      return few[index].place
    }
    if few.count < Self.mostOfAFew {
      few.append((slot, place))
    } else {
      many = Dictionary(uniqueKeysWithValues: few.map { ($0.slot, $0.place) })
      many[slot] = place
      few = []
    }
    return nil
  }

  @inlinable
  mutating func removeAll() {
    few = []
    many = [:]
  }
}
