import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Testing

struct MultipartRoundTripTests {
  /// What browsers and this library make of a name.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isForbidden = (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F || scalar == "\""
      return isForbidden ? "%" + String(format: "%02X", scalar.value) : String(scalar)
    }.joined()
  }

  @Test func `100 random forms are read back as they were, and are as long as their contents`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    print("multipart round trips: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let folder = try ScratchFolder()
    for run in 0..<100 {
      var form = MultipartForm()
      var expected: [MultipartReader.Part] = []
      for index in 0..<Int.random(in: 1...5, using: &random) {
        let name = HostileText.make(using: &random)
        let filename = Bool.random(using: &random) ? HostileText.make(using: &random) : nil
        let text = HostileText.make(using: &random)
        let content = Data("\(text)\r\n--".utf8)
        var part = MultipartReader.Part(
          name: escaped(name), filename: filename.map(escaped), contentType: "a/b", content: content)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          form.append(name: name, text: text)
          part = .init(name: part.name, filename: nil, contentType: nil, content: Data(text.utf8))
        case 1:
          try form.append(name: name, data: content, filename: filename, contentType: "a/b")
        case 2:
          let file = try folder.file("\(run)-\(index)", content)
          try form.append(name: name, file: file, filename: filename, contentType: "a/b")
          part.filename = part.filename ?? "\(run)-\(index)"
        default:
          let body = HTTPBody.stream(contentType: "a/b") {
            AsyncStream { continuation in
              for byte in content { continuation.yield(Data([byte])) }
              continuation.finish()
            }
          }
          try form.append(name: name, body: body, filename: filename)
        }
        expected.append(part)
      }
      let body = try HTTPBody.multipart(form)
      let bytes = try await body.collected(upTo: 100_000)
      let parts = try MultipartReader.parts(of: bytes, contentType: body.contentType)
      guard parts == expected else {
        Issue.record("run \(run) of seed \(seed): \(parts) instead of \(expected)")
        return
      }
      if let data = body.data { #expect(data == bytes) }
    }
  }
}
