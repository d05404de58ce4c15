import Foundation

/// Writes a value as an HTML form is sent: `name=value&name=value`.
///
///     try FormEncoder().encode(order)                             // "item=tea&size=2"
///     try FormEncoder(lists: .brackets, booleans: .digits).encode(order)
///
/// The format is `application/x-www-form-urlencoded` (WHATWG URL, section 5.2). It knows names and texts only, so how
/// lists, nested values and the rest become such is chosen here; a server says what it reads. No choice makes every
/// value readable back: a key that contains a dot, or a text that contains the separator of a list, is not told apart.
///
/// Numbers are written in their shortest form: `1`, `0.1`, `1e+16`. Data is written in Base64 (RFC 4648, section 4),
/// a URL as its absolute text. Line breaks stay as they are; a browser would make each CR LF.
///
/// A dictionary is written in the order of its keys and a set of texts in theirs, since neither has an order that
/// would be the same in the next run. That cannot be told where a type passes its encoder on to a dictionary
/// (`try dictionary.encode(to: encoder)`), and is not done for a dictionary whose keys are neither strings nor
/// integers nor `CodingKeyRepresentable`: Swift makes that a list of keys and values.
public struct FormEncoder: Sendable, Hashable {
  /// How a list becomes pairs.
  public var lists: Lists
  /// How the key of a value within a value is written.
  public var nestedKeys: NestedKeys
  /// How a truth value is written.
  public var booleans: Booleans
  /// How a date is written.
  public var dates: Dates
  /// What becomes of a value that is not there.
  public var nils: Nils
  /// How a space is written.
  public var spaces: Spaces
  /// In which order the keys of a value are written.
  public var keyOrder: KeyOrder

  /// Makes an encoder.
  /// - Parameters:
  ///   - lists: How a list becomes pairs.
  ///   - nestedKeys: How the key of a value within a value is written.
  ///   - booleans: How a truth value is written.
  ///   - dates: How a date is written.
  ///   - nils: What becomes of a value that is not there.
  ///   - spaces: How a space is written.
  ///   - keyOrder: In which order the keys of a value are written.
  public init(
    lists: Lists = .repeated, nestedKeys: NestedKeys = .brackets, booleans: Booleans = .words,
    dates: Dates = .iso8601, nils: Nils = .omitted, spaces: Spaces = .plus, keyOrder: KeyOrder = .asEncoded
  ) {
    self.lists = lists
    self.nestedKeys = nestedKeys
    self.booleans = booleans
    self.dates = dates
    self.nils = nils
    self.spaces = spaces
    self.keyOrder = keyOrder
  }

  /// Writes a value.
  ///
  /// Where a key is encoded twice, the later value counts. Empty lists and values without keys leave no trace.
  /// - Parameter value: What has keys at its top level: most types of your own, and dictionaries. At most
  ///   64 values may lie one within the other, each optional and wrapper counting as one.
  /// - Returns: The pairs, percent-encoded: ASCII only. Empty for a value that encodes nothing.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/invalidRequest(_:)`` that says what cannot
  ///   be written and where, never with which value: a top level without keys, a number that is not finite, a date
  ///   outside the years 1 to 9999 where it is to be ISO 8601, values within a list that is to be joined, too deep
  ///   or circular nesting, two values in the place of one, or what the value's own `encode(to:)` threw.
  public func encode(_ value: some Encodable) throws(HTTPError) -> String {
    let job = FormJob(encoder: self)
    let top = FormPlace(node: FormNode(), job: job, codingPath: [], depth: 0)
    do {
      try top.take(value)
    } catch {
      if let failure = job.failure ?? error as? HTTPError { throw failure }
      throw HTTPError(
        invalid: .body("the form cannot be encoded\(HTTPBody.place(of: error))"), underlying: error)
    }
    if let failure = job.failure { throw failure }
    var flattening = FormFlattening(encoder: self)
    do { try flattening.add(top: top.node) } catch { throw error.error }
    return encode(pairs: flattening.pairs)
  }

  /// Writes pairs of a name and a text, in their order; a name may be repeated.
  /// - Returns: The pairs, percent-encoded: ASCII only.
  public func encode(pairs: some Sequence<(String, String)>) -> String {
    var bytes: [UInt8] = []
    for (name, value) in pairs {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
      append(name, to: &bytes)
      bytes.append(UInt8(ascii: "="))
      append(value, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// WHATWG URL, section 5.2: each byte of the UTF-8 is percent-encoded but those of ASCII letters and digits and
  /// of `*`, `-`, `.` and `_` (section 1.3, application/x-www-form-urlencoded percent-encode set).
  private func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"):
        bytes.append(byte)
      case UInt8(ascii: " ") where spaces == .plus:
        bytes.append(UInt8(ascii: "+"))
      default:
        bytes.append(contentsOf: PercentEscape.bytes(of: byte))
      }
    }
  }
}
