extension FormPlace: Encoder {
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(FormKeyedContainer<Key>(place: claimed(as: .keyed)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    FormListContainer(place: claimed(as: .list))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    self
  }
}

extension FormPlace: SingleValueEncodingContainer {
  func encodeNil() throws {
    do throws(FormFault) {
      try set(text: nil)
    } catch {
      throw fault(error.explanation)
    }
  }

  func encode<Value: Encodable>(_ value: Value) throws { try take(value) }
  // The standard library's own versions of these two throw.
  func encode(_ value: Int128) throws { try take(value) }
  func encode(_ value: UInt128) throws { try take(value) }
}
