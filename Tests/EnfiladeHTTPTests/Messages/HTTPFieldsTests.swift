import EnfiladeHTTP
import Testing

struct HTTPFieldsTests {
  @Test func `Names are found whatever their case, and keep their spelling`() throws {
    let fields = try HTTPFields(["Content-Type": "text/plain", "X-A": "1", "x-a": "2"])
    let name = try #require(HTTPFields.Name("X-a"))
    #expect(fields[.contentType] == "text/plain")
    #expect(fields[name] == "1")
    #expect(fields.values(of: name) == ["1", "2"])
    #expect(fields.map(\.name.spelling) == ["Content-Type", "X-A", "x-a"])
  }

  @Test func `Setting replaces each value of a name, removing drops each`() throws {
    var fields = try HTTPFields(["A": "1", "B": "2", "a": "3"])
    let name = try #require(HTTPFields.Name("A"))
    try fields.set(name, to: "4")
    #expect(try fields == HTTPFields(["B": "2", "A": "4"]))
    fields.remove(name)
    #expect(try fields == HTTPFields(["B": "2"]))
  }

  @Test func `White space around a value is dropped`() throws {
    #expect(try HTTPFields(["A": " \t x y\t "]).first?.value == "x y")
    #expect(try HTTPFields(["A": "  "]).first?.value == "")
  }

  @Test(arguments: ["a\r\nB: c", "a\nb", "a\rb", "a\u{0}b", "a\u{7F}", "\u{1B}[2J"])
  func `A value with a control character is refused, and nothing is lost`(value: String) throws {
    var fields = try HTTPFields(["A": "1"])
    let before = fields
    let refused = HTTPError(.invalidRequest(.fieldValue(name: "Accept")), stage: .request, request: nil)
    #expect(throws: refused) { try fields.append(.accept, value) }
    #expect(throws: refused) { try fields.set(.accept, to: value) }
    #expect(fields == before)
  }

  @Test(arguments: ["", "A B", "A:", "A\r\n", "Ä", "A\u{0}"])
  func `A name that is no token is refused`(name: String) {
    #expect(HTTPFields.Name(name) == nil)
    let error = #expect(throws: HTTPError.self) { try HTTPFields([name: "x"]) }
    #expect(error?.code == "invalidRequest.fieldName")
  }

  @Test func `A tab and text beyond ASCII are allowed in a value`() throws {
    #expect(try HTTPFields(["A": "a\tb", "B": "Grüße"]).map(\.value) == ["a\tb", "Grüße"])
  }
}
