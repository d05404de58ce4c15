/// The values of keys.
struct FormKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let place: FormPlace

  var codingPath: [any CodingKey] { place.codingPath }

  func encodeNil(forKey key: Key) throws {
    place.node.put(FormNode(.null), for: key.stringValue)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try put(value, for: key) }
  // The standard library's own versions of these two throw.
  func encode(_ value: Int128, forKey key: Key) throws { try put(value, for: key) }
  func encode(_ value: UInt128, forKey key: Key) throws { try put(value, for: key) }

  /// Encodes the value of a key, which may be none.
  func put(_ value: (some Encodable)?, for key: Key) throws {
    guard let value else { return try encodeNil(forKey: key) }
    let child = place.child(key)
    try child.take(value)
    place.node.put(child.node, for: key.stringValue)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    nested(FormSuperKey())
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    nested(key)
  }

  private func nested(_ key: any CodingKey) -> FormPlace {
    let known = place.node.child(for: key.stringValue)
    return place.nested(key, known: known) { place.node.put($0, for: key.stringValue) }
  }
}

/// The key under which Swift encodes a superclass unless it is given one.
private struct FormSuperKey: CodingKey {
  init() {}
  init?(intValue: Int) { nil }
  init?(stringValue: String) { nil }

  var intValue: Int? { nil }
  var stringValue: String { "super" }
}
