/// The items of a list, one after the other.
struct FormListContainer: UnkeyedEncodingContainer {
  let place: FormPlace

  var codingPath: [any CodingKey] { place.codingPath }
  var count: Int { place.node.children.count }

  func encodeNil() throws {
    place.node.append(FormNode(.null))
  }

  func encode<Value: Encodable>(_ value: Value) throws { try add(value) }
  // The standard library's own versions of these two throw.
  func encode(_ value: Int128) throws { try add(value) }
  func encode(_ value: UInt128) throws { try add(value) }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    nested.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    nested.unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    nested
  }

  private func add(_ value: some Encodable) throws {
    let child = place.child(FormIndex(count))
    try child.take(value)
    place.node.append(child.node)
  }

  private var nested: FormPlace {
    place.nested(FormIndex(count), attach: place.node.append)
  }
}
