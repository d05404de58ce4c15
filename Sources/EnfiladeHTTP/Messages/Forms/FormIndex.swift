/// The number of an item in a list.
struct FormIndex: CodingKey {
  let index: Int

  init(_ index: Int) {
    self.index = index
  }

  init?(intValue: Int) {
    index = intValue
  }

  init?(stringValue: String) {
    nil
  }

  var intValue: Int? { index }
  var stringValue: String { String(index) }
}
