import EnfiladeHTTP
import Foundation
import Testing

struct FormEncoderChoicesTests {
  private struct Item: Encodable {
    let b: Int
  }

  private struct Model: Encodable {
    let z = [1, 2]
    let a = Item(b: 1)
  }

  @Test(arguments: [
    (FormEncoder.Lists.repeated, "z=1&z=2"), (.brackets, "z[]=1&z[]=2"), (.indexed, "z[0]=1&z[1]=2"),
    (.joined(","), "z=1,2"), (.joined(""), "z=12"), (.joined(" & "), "z=1 & 2"),
  ])
  func `A list becomes pairs as is chosen`(lists: FormEncoder.Lists, text: String) throws {
    let pairs = try FormReader.pairs(of: try FormEncoder(lists: lists).encode(["z": [1, 2]]))
    let shown = pairs.map { "\($0.name)=\($0.value)" }
    #expect(shown.joined(separator: "&") == text)
  }

  @Test(arguments: [
    (FormEncoder.Lists.repeated, FormEncoder.NestedKeys.brackets, ["a[b]=1", "a[b]=2"]),
    (.brackets, .brackets, ["a[][b]=1", "a[][b]=2"]), (.indexed, .brackets, ["a[0][b]=1", "a[1][b]=2"]),
    (.repeated, .dots, ["a.b=1", "a.b=2"]), (.brackets, .dots, ["a[].b=1", "a[].b=2"]),
    (.indexed, .dots, ["a[0].b=1", "a[1].b=2"]),
  ])
  func `A list of values with keys is written as both choices say`(
    lists: FormEncoder.Lists, keys: FormEncoder.NestedKeys, texts: [String]
  ) throws {
    let form = try FormEncoder(lists: lists, nestedKeys: keys).encode(["a": [Item(b: 1), Item(b: 2)]])
    #expect(try FormReader.pairs(of: form).map { "\($0.name)=\($0.value)" } == texts)
  }

  @Test func `Lists within lists are numbered, or fall together`() throws {
    let lists = ["a": [[1], [2, 3]]]
    #expect(
      try FormEncoder(lists: .indexed).encode(lists)
        == "a%5B0%5D%5B0%5D=1&a%5B1%5D%5B0%5D=2&a%5B1%5D%5B1%5D=3")
    #expect(try FormEncoder(lists: .repeated).encode(lists) == "a=1&a=2&a=3")
  }

  @Test func `Keys are written as they were encoded, or sorted at each level`() throws {
    #expect(try FormEncoder().encode(Model()) == "z=1&z=2&a%5Bb%5D=1")
    #expect(try FormEncoder(keyOrder: .sorted).encode(Model()) == "a%5Bb%5D=1&z=1&z=2")
    let many = try FormEncoder(lists: .indexed, keyOrder: .sorted).encode(["a": Array(0..<11)])
    #expect(many.hasSuffix("a%5B9%5D=9&a%5B10%5D=10"))
  }

  @Test func `A truth value is a word or a digit`() throws {
    #expect(try FormEncoder().encode(["a": [true, false]]) == "a=true&a=false")
    #expect(try FormEncoder(booleans: .digits).encode(["a": [true, false]]) == "a=1&a=0")
  }

  @Test func `What is not there is left out, or has an empty value`() throws {
    struct Gaps: Encodable {
      let a: Int? = nil
      let b: String? = nil
      let c: Date? = nil
      let d: [Int?] = [1, nil, 3]
      let e: Item?? = .some(nil)
      let f: UInt128? = nil
      let g: Bool? = true
    }
    #expect(try FormEncoder().encode(Gaps()) == "d=1&d=3&g=true")
    #expect(try FormEncoder(nils: .empty).encode(Gaps()) == "a=&b=&c=&d=1&d=&d=3&e=&f=&g=true")
    #expect(try FormEncoder(lists: .joined(",")).encode(Gaps()) == "d=1%2C3&g=true")
    #expect(try FormEncoder(lists: .joined(","), nils: .empty).encode(["d": [1, nil, 3]]) == "d=1%2C%2C3")
    #expect(try FormEncoder(lists: .indexed).encode(Gaps()) == "d%5B0%5D=1&d%5B2%5D=3&g=true")
  }

  @Test(arguments: [FormEncoder.Lists.repeated, .brackets, .indexed, .joined(",")])
  func `An empty list leaves no trace, and a list of one empty text does`(lists: FormEncoder.Lists) throws {
    let encoder = FormEncoder(lists: lists)
    #expect(try encoder.encode(["a": [String]()]) == "")
    #expect(try encoder.encode(["a": [""]]).hasSuffix("="))
  }

  // What Python's datetime.isoformat gives, which is the Gregorian calendar for every year.
  @Test(arguments: [
    (-62_135_596_800, "0001-01-01T00:00:00"), (-14_826_754_677, "1500-02-28T01:02:03"),
    (-12_219_724_800, "1582-10-10T00:00:00"), (-2_203_891_201, "1900-02-28T23:59:59"),
    (-2_203_891_200, "1900-03-01T00:00:00"), (-1, "1969-12-31T23:59:59"), (0, "1970-01-01T00:00:00"),
    (951_825_600, "2000-02-29T12:00:00"), (4_107_542_400, "2100-03-01T00:00:00"),
    (253_402_300_799, "9999-12-31T23:59:59"),
  ])
  func `A date is written as RFC 3339 says`(seconds: Int, text: String) throws {
    let date = ["a": Date(timeIntervalSince1970: Double(seconds))]
    let escaped = text.replacing(":", with: "%3A")
    #expect(try FormEncoder().encode(date) == "a=\(escaped)Z")
    #expect(try FormEncoder(dates: .iso8601WithFraction).encode(date) == "a=\(escaped).000Z")
    #expect(try FormEncoder(dates: .secondsSince1970).encode(date) == "a=\(seconds)")
    #expect(try FormEncoder(dates: .millisecondsSince1970).encode(date) == "a=\(seconds * 1000)")
  }

  @Test func `The part of a second is rounded to a millisecond, or dropped`() throws {
    func text(_ seconds: Double, _ dates: FormEncoder.Dates) throws -> String {
      try FormEncoder(dates: dates).encode(["a": Date(timeIntervalSince1970: seconds)])
    }
    #expect(try text(1.999, .iso8601) == "a=1970-01-01T00%3A00%3A01Z")
    #expect(try text(-0.25, .iso8601) == "a=1969-12-31T23%3A59%3A59Z")
    #expect(try text(1_700_000_000.123, .iso8601WithFraction) == "a=2023-11-14T22%3A13%3A20.123Z")
    #expect(try text(1.9996, .iso8601WithFraction) == "a=1970-01-01T00%3A00%3A02.000Z")
    #expect(try text(1.5, .secondsSince1970) == "a=1.5")
    #expect(try text(1_700_000_000.1236, .millisecondsSince1970) == "a=1700000000124")
  }
}
