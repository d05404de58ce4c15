import EnfiladeHTTP
import Foundation
import Testing

struct FormEncoderTests {
  // What Python's urllib.parse.quote_plus(text, safe="*").replace("~", "%7E") gives, which is WHATWG URL, section 5.2.
  @Test(arguments: [
    ("", ""), ("a b", "a+b"), ("a+b", "a%2Bb"), ("a&b=c", "a%26b%3Dc"), ("100%", "100%25"), ("ü", "%C3%BC"),
    ("€", "%E2%82%AC"), ("日本", "%E6%97%A5%E6%9C%AC"), ("😀", "%F0%9F%98%80"), ("e\u{301}", "e%CC%81"),
    ("~*-._!'()", "%7E*-._%21%27%28%29"), ("a\r\nb", "a%0D%0Ab"), ("\0\u{7F}", "%00%7F"),
    ("/?:@#[]", "%2F%3F%3A%40%23%5B%5D"), ("<>\"\\^`{|}", "%3C%3E%22%5C%5E%60%7B%7C%7D"),
    ("\t;,$", "%09%3B%2C%24"),
  ])
  func `Names and texts are escaped as the URL standard says`(text: String, escaped: String) throws {
    #expect(try FormEncoder().encode([text: text]) == "\(escaped)=\(escaped)")
    #expect(FormEncoder().encode(pairs: [(text, text)]) == "\(escaped)=\(escaped)")
  }

  @Test func `A space may be percent-encoded instead`() throws {
    #expect(try FormEncoder(spaces: .percent).encode(["a b": "c + d"]) == "a%20b=c%20%2B%20d")
  }

  @Test func `Pairs keep their order, and a name may be repeated`() {
    let body = HTTPBody.form(pairs: ["a": "1", "b": "2", "a": "3"])
    #expect(body == HTTPBody(Data("a=1&b=2&a=3".utf8), contentType: "application/x-www-form-urlencoded"))
    #expect(HTTPBody.form(pairs: [("a", "1"), ("b", "2"), ("a", "3")]) == body)
    #expect(HTTPBody.form(pairs: [:]).data == Data())
  }

  @Test func `A type is written in the order of its properties`() throws {
    enum Size: String, Encodable { case small }
    struct Order: Encodable {
      let item = "tea"
      let size = Size.small
      let count = 2
      let isGift = true
      let note: String? = nil
    }
    let body = try HTTPBody.form(Order())
    #expect(body.contentType == "application/x-www-form-urlencoded")
    #expect(body.data == Data("item=tea&size=small&count=2&isGift=true".utf8))
  }

  @Test func `Whole numbers of every width are written in full`() throws {
    struct Numbers: Encodable {
      let a = Int8.min
      let b = Int16.min
      let c = Int32.min
      let d = Int64.min
      let e = Int128.min
      let f = UInt8.max
      let g = UInt16.max
      let h = UInt32.max
      let i = UInt64.max
      let j = UInt128.max
      let k: UInt128? = 1
      let l = [Int128.max]
    }
    #expect(
      try FormEncoder().encode(Numbers()) == """
        a=-128&b=-32768&c=-2147483648&d=-9223372036854775808&e=-170141183460469231731687303715884105728\
        &f=255&g=65535&h=4294967295&i=18446744073709551615&j=340282366920938463463374607431768211455&k=1\
        &l=170141183460469231731687303715884105727
        """)
  }

  @Test(arguments: [
    (1, "1"), (-0.0, "-0"), (0.1, "0.1"), (1e16, "1e%2B16"), (.leastNonzeroMagnitude, "5e-324"),
    (-2.5, "-2.5"),
    (123_456_789_012_345_680, "1.2345678901234568e%2B17"), (100_000, "100000"),
  ])
  func `A number is written in the shortest text that reads as the same number`(number: Double, text: String)
    throws
  {
    #expect(try FormEncoder().encode(["a": number]) == "a=\(text)")
  }

  @Test func `Floats, decimals, data, URLs and identifiers are written as one text each`() throws {
    struct Values: Encodable {
      let float: Float = 0.1
      let half: Float16 = 0.5
      let decimal = Decimal(string: "-12345678901234567890.000001")
      let data = Data([0xFB, 0xFF, 0x00])
      let url = URL(string: "b?c=d", relativeTo: URL(string: "http://a/"))
      let id = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    }
    #expect(
      try FormEncoder().encode(Values()) == """
        float=0.1&half=0.5&decimal=-12345678901234567890.000001&data=%2B%2F8A\
        &url=http%3A%2F%2Fa%2Fb%3Fc%3Dd&id=00010203-0405-0607-0809-0A0B0C0D0E0F
        """)
  }

  @Test func `A dictionary is written in the order of its keys, at every depth and in every wrapper`() throws
  {
    struct Wrapper: Encodable {
      let inner: [String: Int]
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(inner)
      }
    }
    let keys = (10..<30).map { "k\($0)" }
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    let flat = keys.map { "\($0)=1" }.joined(separator: "&")
    let nested = keys.map { "a%5B\($0)%5D=1" }.joined(separator: "&")
    #expect(try FormEncoder().encode(dictionary) == flat)
    #expect(try FormEncoder().encode(["a": dictionary]) == nested)
    #expect(try FormEncoder().encode(["a": Wrapper(inner: dictionary)]) == nested)
    #expect(try FormEncoder().encode([2: "b", 10: "a"]) == "10=a&2=b")
  }

  @Test func `A set of texts is written in their order`() throws {
    let texts = (10..<30).map { "t\($0)" }
    #expect(
      try FormEncoder(lists: .joined(".")).encode(["a": Set(texts)]) == "a=\(texts.joined(separator: "."))")
  }
}
