/// A value of a document that is generated: an object keeps the order of its members.
indirect enum JSONNode: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number, as it is written.
  case number(String)
  case string(String)
  case array([JSONNode])
  case object([Member])

  /// A member of an object.
  struct Member: Sendable, Hashable {
    let key: String
    let value: JSONNode

    init(_ key: String, _ value: JSONNode) {
      self.key = key
      self.value = value
    }
  }

  static func number(_ integer: Int) -> JSONNode {
    .number(String(integer))
  }

  /// The shortest digits that say this number and no other.
  static func number(_ number: Double) -> JSONNode {
    .number(number.description)
  }

  static func strings(_ strings: [String]) -> JSONNode {
    .array(strings.map { .string($0) })
  }
}
