import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Testing

struct MultipartFormTests {
  private struct Constant: RandomNumberGenerator {
    // The thread sanitizer stumbles over the address of a value without a size.
    let number: UInt64 = 0

    func next() -> UInt64 { number }
  }

  // What Python's urllib3 2 sends for the same fields and boundary.
  @Test func `A form is written as the RFC says`() async throws {
    var form = try MultipartForm(boundary: "XX")
    form.append(name: "title", text: "Hi")
    try form.append(name: "a\"b\r\nc", data: Data([0, 1]), filename: "x\"y\n.bin")
    let body = try HTTPBody.multipart(form)
    let text = """
      --XX\r
      Content-Disposition: form-data; name="title"\r
      \r
      Hi\r
      --XX\r
      Content-Disposition: form-data; name="a%22b%0D%0Ac"; filename="x%22y%0A.bin"\r
      Content-Type: application/octet-stream\r
      \r
      \0\u{1}\r
      --XX--\r

      """
    #expect(body.contentType == "multipart/form-data; boundary=XX")
    #expect(body.data == Data(text.utf8))
    #expect(try await body.collected(upTo: text.utf8.count) == Data(text.utf8))
  }

  @Test func `Files and streams are parts of the content, not in memory`() async throws {
    let folder = try ScratchFolder()
    let file = try folder.file("photo.jpg", Data("JPEG".utf8))
    var form = try MultipartForm(boundary: "XX")
    try form.append(name: "photo", file: file, contentType: "image/jpeg")
    let stream = HTTPBody.stream(contentType: "text/csv") {
      AsyncStream { continuation in
        for piece in ["1,", "", "2"] { continuation.yield(Data(piece.utf8)) }
        continuation.finish()
      }
    }
    try form.append(name: "rows", body: stream, filename: "rows.csv")
    try form.append(name: "order", body: try .json([1]))
    let body = try HTTPBody.multipart(form)
    #expect(body.data == nil)
    guard case .parts(let contents) = body.content else {
      Issue.record("unexpected: \(body.content)")
      return
    }
    #expect(contents.contains(.file(file)) && contents.contains(stream.content))
    let bytes = try await body.collected(upTo: 10_000)
    #expect(
      try MultipartReader.parts(of: bytes, contentType: body.contentType) == [
        .init(name: "photo", filename: "photo.jpg", contentType: "image/jpeg", content: Data("JPEG".utf8)),
        .init(name: "rows", filename: "rows.csv", contentType: "text/csv", content: Data("1,2".utf8)),
        .init(name: "order", filename: nil, contentType: "application/json", content: Data("[1]".utf8)),
      ])
  }

  @Test func `A form without parts is refused, since no multipart body is without`() {
    let error = #expect(throws: HTTPError.self) { try HTTPBody.multipart(MultipartForm()) }
    #expect(error.map { "\($0)" } == "A multipart form needs at least one part; add one, or send no body.")
  }

  @Test(arguments: [
    "", " ", "a ", "a\r\nX: y", "ä", "a\"b", "a;b", "a\tb", "a<b", "a&b", String(repeating: "a", count: 71),
    "a\0",
  ])
  func `An illegal boundary is refused`(boundary: String) {
    let error = #expect(throws: HTTPError.self) { try MultipartForm(boundary: boundary) }
    #expect(error?.code == "invalidRequest.body")
  }

  @Test(arguments: [
    ("a", "a"), ("a b", "\"a b\""), (" a", "\" a\""), ("a:b", "\"a:b\""),
    ("'()+_,-./:=?", "\"'()+_,-./:=?\""),
    ("'+_-.", "'+_-."), (String(repeating: "-", count: 70), String(repeating: "-", count: 70)),
  ])
  func `A legal boundary is quoted where the media type needs it`(boundary: String, parameter: String) throws
  {
    var form = try MultipartForm(boundary: boundary)
    form.append(name: "a", text: "")
    let body = try HTTPBody.multipart(form)
    #expect(body.contentType == "multipart/form-data; boundary=\(parameter)")
    #expect(
      try MultipartReader.parts(of: body.data ?? Data(), contentType: body.contentType)
        == [.init(name: "a", filename: nil, contentType: nil, content: Data())])
  }

  @Test func `A random boundary is legal, and another each time`() throws {
    var form = MultipartForm()
    form.append(name: "a", text: "b")
    let types = try (0..<100).map { _ in try HTTPBody.multipart(form).contentType }
    #expect(Set(types).count == 100)
    #expect(types.allSatisfy { $0.wholeMatch(of: #/multipart/form-data; boundary=[0-9A-Za-z]{32}/#) != nil })
  }

  @Test(arguments: ["--XX", "\r\n--XX--", "text --XXX", "\n--XX"])
  func `A part that contains the given boundary is refused, and not repeated`(text: String) throws {
    var asText = try MultipartForm(boundary: "XX")
    asText.append(name: "a", text: text)
    var asName = try MultipartForm(boundary: "XX")
    asName.append(name: text, text: "")
    var inPieces = try MultipartForm(boundary: "XX")
    let pieces = text.utf8.map { HTTPBody.Content.parts([.data(Data()), .data(Data([$0]))]) }
    try inPieces.append(name: "a", body: HTTPBody(.parts(pieces)))
    for form in [asText, asName, inPieces] {
      let error = #expect(throws: HTTPError.self) { try HTTPBody.multipart(form) }
      #expect(
        error.map { "\($0)" }
          == "A part of the multipart form contains its boundary; choose another, or none.")
    }
  }

  @Test(arguments: ["XX", "-XX", "- -XX", "--X", "--xX"])
  func `What only resembles the boundary is no harm`(text: String) throws {
    var form = try MultipartForm(boundary: "XX")
    form.append(name: "a", text: text)
    let body = try HTTPBody.multipart(form)
    let parts = try MultipartReader.parts(of: body.data ?? Data(), contentType: body.contentType)
    #expect(parts.map(\.content) == [Data(text.utf8)])
  }

  @Test func `A random boundary that a part contains is given up for another`() throws {
    var first = SeededGenerator(seed: 1)
    var plain = MultipartForm()
    plain.append(name: "a", text: "b")
    let boundary = try HTTPBody.multipart(plain, using: &first).contentType.split(separator: "=")[1]
    var second = SeededGenerator(seed: 1)
    var form = MultipartForm()
    form.append(name: "a", text: "\r\n--\(boundary)--\r\n")
    let body = try HTTPBody.multipart(form, using: &second)
    #expect(!body.contentType.hasSuffix(boundary))
    #expect(try MultipartReader.parts(of: body.data ?? Data(), contentType: body.contentType).count == 1)
  }

  @Test func `A generator that gives nothing else is an error, not an endless loop`() throws {
    var generator = Constant()
    var form = MultipartForm()
    form.append(name: "a", text: "b")
    let boundary = try HTTPBody.multipart(form, using: &generator).contentType.split(separator: "=")[1]
    form.append(name: "a", text: "--\(boundary)")
    let error = #expect(throws: HTTPError.self) { try HTTPBody.multipart(form, using: &generator) }
    #expect(error?.code == "invalidRequest.body")
  }

  @Test(arguments: ["a/b\r\nX-Injected: yes", "a/b\n", "\0", "", " "])
  func `A media type that could write another line is refused, as is an empty one`(type: String) throws {
    var form = MultipartForm()
    #expect(throws: HTTPError.self) { try form.append(name: "a", data: Data(), contentType: type) }
    #expect(throws: HTTPError.self) {
      try form.append(name: "a", file: URL(filePath: "/tmp/a"), contentType: type)
    }
    #expect(form.parts.isEmpty)
  }

  @Test func `No text of a form shows what is in it`() throws {
    var form = MultipartForm()
    form.append(name: "password", text: "hunter2")
    var dumped = ""
    dump(form, to: &dumped)
    for text in [
      "\(form)", String(reflecting: form), dumped, "\(form.parts)", "\(try HTTPBody.multipart(form))",
    ] {
      #expect(!text.contains("hunter2"))
    }
    #expect("\(form)" == "\"password\": 7 bytes of text/plain")
  }

  @Test func `A form within a form is read back`() throws {
    var inner = MultipartForm()
    inner.append(name: "b", text: "c")
    let innerBody = try HTTPBody.multipart(inner)
    var outer = MultipartForm()
    try outer.append(name: "a", body: innerBody)
    let body = try HTTPBody.multipart(outer)
    let parts = try MultipartReader.parts(of: body.data ?? Data(), contentType: body.contentType)
    #expect(parts.map(\.content) == [innerBody.data])
  }
}
