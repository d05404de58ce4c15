/// The header fields of a message: a list that is searched without regard to case (RFC 9110, section 5).
///
/// A name may stand in it more than once, and the order is kept. What a request carries is checked when it
/// is put in. What a server sent is kept whatever it is, sorted by name, since URLSession keeps no order.
public struct HTTPFields: Sendable {
  /// One line of a header.
  public struct Field: Sendable, Hashable {
    /// The name, which compares without regard to case.
    public let name: Name
    /// The value, without white space at its ends.
    public let value: String
  }

  private var fields: [Field] = []

  /// Makes an empty list.
  public init() {}

  /// Makes a list of names and values.
  /// - Parameter pairs: The fields in their order, `["Accept": "application/json"]`; a name may be repeated.
  /// - Throws: ``HTTPError`` when a name or a value cannot be sent, as ``append(_:_:)`` does.
  public init(_ pairs: KeyValuePairs<String, String>) throws(HTTPError) {
    for (name, value) in pairs {
      guard let fieldName = Name(name) else {
        throw HTTPError(invalid: .fieldName(Redaction.text(ofName: name)))
      }
      try append(fieldName, value)
    }
  }

  /// The first value of a name, or `nil`.
  public subscript(_ name: Name) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// Each value of a name, in order.
  ///
  /// URLSession on Linux joins repeated fields with `, ` before anybody can see them, so one value may hold
  /// several. Do not split `Set-Cookie` on commas: its dates contain some.
  public func values(of name: Name) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// Adds a field after those that are there.
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The value: no control characters but the tab, so no line break that would begin another
  ///     field. White space at its ends is dropped.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/invalidRequest(_:)``.
  public mutating func append(_ name: Name, _ value: String) throws(HTTPError) {
    guard Self.isValidValue(value) else {
      throw HTTPError(invalid: .fieldValue(name: name.spelling))
    }
    append(received: name, value)
  }

  /// Puts one value in place of all that the name has, or adds it.
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The value, as ``append(_:_:)`` takes it.
  /// - Throws: What ``append(_:_:)`` throws; the list is then as it was.
  public mutating func set(_ name: Name, to value: String) throws(HTTPError) {
    var changed = self
    changed.remove(name)
    try changed.append(name, value)
    self = changed
  }

  /// Drops every value of a name.
  public mutating func remove(_ name: Name) {
    fields.removeAll { $0.name == name }
  }

  /// Adds a field that a server sent, whatever it contains.
  mutating func append(received name: Name, _ value: String) {
    fields.append(Field(name: name, value: Self.trimmed(value)))
  }

  /// RFC 9110, section 5.5: no control characters; the horizontal tab is none for this purpose.
  private static func isValidValue(_ value: String) -> Bool {
    value.utf8.allSatisfy { byte in
      (byte >= 0x20 && byte != 0x7F) || byte == UInt8(ascii: "\t")
    }
  }

  private static func trimmed(_ value: String) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let bytes = value.utf8
    guard let first = bytes.first, let last = bytes.last, isBlank(first) || isBlank(last) else {
      return value
    }
    guard let start = bytes.firstIndex(where: { !isBlank($0) }),
      let end = bytes.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(value[start...end])
  }
}

extension HTTPFields: RandomAccessCollection {
  /// The position of the first field.
  public var startIndex: Int { fields.startIndex }
  /// The position after the last field.
  public var endIndex: Int { fields.endIndex }
  /// The field at a position.
  public subscript(position: Int) -> Field { fields[position] }
}

/// Two lists are equal when they hold equal fields in the same order.
extension HTTPFields: Hashable {}
