import EnfiladeHTTP
import Foundation
import Testing

/// Whatever a value does in its `encode(to:)`, the form is written or the error says where it could not be.
struct FormEncoderFaultTests {
  private struct Custom: Encodable {
    let body: @Sendable (any Encoder) throws -> Void
    init(_ body: @escaping @Sendable (any Encoder) throws -> Void) { self.body = body }
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  private enum Key: String, CodingKey { case a, b }

  private func failure(_ value: some Encodable, _ encoder: FormEncoder = FormEncoder()) -> String {
    let error = #expect(throws: HTTPError.self) { try encoder.encode(value) }
    #expect(error?.code == "invalidRequest.body")
    #expect(error?.stage == .request)
    return error.map(String.init(describing:)) ?? ""
  }

  @Test func `A top level without names is refused, and the error says what it is`() {
    let advice = "which has no names; encode a type with keys or a dictionary."
    #expect(failure([1, 2]) == "The form cannot be encoded: its top level is a list, \(advice)")
    #expect(failure("hunter2") == "The form cannot be encoded: its top level is a single value, \(advice)")
    #expect(failure(Int?.none) == "The form cannot be encoded: its top level is nil, \(advice)")
    #expect(failure(Date()) == "The form cannot be encoded: its top level is a single value, \(advice)")
  }

  @Test func `A number that is not finite is refused, and the error says where`() {
    let text = "the number is not finite, which no form can say."
    #expect(failure(["a": ["b": [1, Double.nan]]]) == "The form cannot be encoded at “a.b.1”: \(text)")
    #expect(failure(["a": -Float.infinity]) == "The form cannot be encoded at “a”: \(text)")
    #expect(failure(["a": Decimal.nan]) == "The form cannot be encoded at “a”: \(text)")
    let never = ["a": Date(timeIntervalSince1970: .infinity)]
    #expect(
      failure(never, FormEncoder(dates: .secondsSince1970)) == "The form cannot be encoded at “a”: \(text)")
    #expect(
      failure(never, FormEncoder(dates: .millisecondsSince1970))
        == "The form cannot be encoded at “a”: \(text)")
  }

  @Test(arguments: [-62_135_596_801, 253_402_300_800, 1e300, .infinity, -.infinity, .nan])
  func `A date that RFC 3339 cannot write is refused`(seconds: Double) {
    let date = ["a": Date(timeIntervalSince1970: seconds)]
    for dates in [FormEncoder.Dates.iso8601, .iso8601WithFraction] {
      #expect(
        failure(date, FormEncoder(dates: dates))
          == "The form cannot be encoded at “a”: the date lies outside the years 1 to 9999.")
    }
  }

  @Test func `A date that would be rounded out of the last year is refused`() {
    let date = ["a": Date(timeIntervalSince1970: 253_402_300_799.9999)]
    #expect(failure(date, FormEncoder(dates: .iso8601WithFraction)).contains("years 1 to 9999"))
  }

  @Test func `A list that is to be joined may hold texts only`() {
    #expect(
      failure(["a": ["b": [[1]]]], FormEncoder(lists: .joined(","))) == """
        The form cannot be encoded at “a[b]”: a list that is to be joined holds values that are no texts; choose \
        another way to write lists.
        """)
  }

  @Test func `What a value throws itself is kept, and not repeated`() {
    struct Loud: Error { let body = "hunter2" }
    let error = #expect(throws: HTTPError.self) {
      try FormEncoder().encode(["a": Custom { _ in throw Loud() }])
    }
    #expect(error?.underlying is Loud)
    #expect(error.map { "\($0)" } == "The form cannot be encoded.")
    let placed = Custom { encoder in
      throw EncodingError.invalidValue(
        "hunter2", .init(codingPath: encoder.codingPath, debugDescription: "hunter2"))
    }
    #expect(failure(["a": placed]) == "The form cannot be encoded at “a”.")
  }

  @Test func `A value that encodes nothing leaves no trace`() throws {
    let nothing = Custom { _ in }
    #expect(try FormEncoder().encode(nothing) == "")
    #expect(try FormEncoder(nils: .empty).encode(["a": nothing]) == "")
    #expect(try FormEncoder().encode(["a": [nothing, Custom { try 1.encode(to: $0) }]]) == "a=1")
    let unused = Custom { encoder in
      var container = encoder.container(keyedBy: Key.self)
      _ = container.superEncoder()
      _ = container.superEncoder(forKey: .a)
      _ = container.nestedUnkeyedContainer(forKey: .b)
      var list = container.nestedUnkeyedContainer(forKey: .b)
      _ = list.superEncoder()
      _ = list.nestedContainer(keyedBy: Key.self)
    }
    #expect(try FormEncoder().encode(unused) == "")
  }

  @Test func `Two values in the place of one are refused`() {
    let twice = "two values are encoded in the place of one; encode one."
    let singles = Custom { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(1)
      try container.encode(2)
    }
    let nils = Custom { encoder in
      var container = encoder.singleValueContainer()
      try container.encodeNil()
      try container.encodeNil()
    }
    let mixed = Custom { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .a)
      var list = encoder.unkeyedContainer()
      try list.encode(2)
    }
    let nested = Custom { encoder in
      var container = encoder.container(keyedBy: Key.self)
      var list = container.nestedUnkeyedContainer(forKey: .a)
      try list.encode(1)
      var keyed = container.nestedContainer(keyedBy: Key.self, forKey: .a)
      try keyed.encode(1, forKey: .b)
    }
    #expect(failure(["x": singles]) == "The form cannot be encoded at “x”: \(twice)")
    #expect(failure(["x": nils]) == "The form cannot be encoded at “x”: \(twice)")
    #expect(failure(["x": mixed]) == "The form cannot be encoded at “x”: \(twice)")
    #expect(failure(nested) == "The form cannot be encoded at “a”: \(twice)")
  }

  @Test func `Of two values for one key the later counts, in the place of the first`() throws {
    let value = Custom { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode([1, 2], forKey: .a)
      try container.encode(3, forKey: .b)
      try container.encode(4, forKey: .a)
    }
    #expect(try FormEncoder().encode(value) == "a=4&b=3")
  }

  @Test func `A value that swallows an error encodes another in its place`() throws {
    let value = Custom { encoder in
      var container = encoder.container(keyedBy: Key.self)
      do { try container.encode(Double.nan, forKey: .a) } catch { try container.encode("none", forKey: .a) }
      do { try container.encode(["c": ["d": Double.nan]], forKey: .b) } catch {}
    }
    #expect(try FormEncoder().encode(value) == "a=none")
  }

  @Test func `A class and its superclass share their keys, or the superclass has its own`() throws {
    class Parent: Encodable {
      let a = 1
    }
    final class Sharing: Parent {
      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(2, forKey: .b)
      }
    }
    final class Apart: Parent {
      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(2, forKey: .b)
        try super.encode(to: container.superEncoder())
      }
    }
    #expect(try FormEncoder().encode(Sharing()) == "a=1&b=2")
    #expect(try FormEncoder().encode(Apart()) == "b=2&super%5Ba%5D=1")
  }

  @Test func `A value with its cases' own values is written under their names`() throws {
    enum Shape: Encodable {
      case circle(radius: Int)
      case point
    }
    #expect(try FormEncoder().encode(["a": Shape.circle(radius: 1)]) == "a%5Bcircle%5D%5Bradius%5D=1")
    #expect(try FormEncoder().encode(Shape.point) == "")
  }
}
