import EnfiladeHTTP
import Foundation
import Synchronization
import Testing

/// A download that goes well is a file; one that is refused leaves all as it was.
struct DownloadTests {
  typealias Answer = DownloadScript.Answer

  private let folder: DownloadFolder
  private let request: HTTPRequest

  init() throws {
    folder = try DownloadFolder()
    request = try HTTPRequest(.get, "http://a/file")
  }

  @Test func `The pieces of a body become a file, and nothing else is left`() async throws {
    let client = DownloadScript(
      try .response(200, ["Content-Length": "6", "ETag": "\"1\""], ["abc", "de", "f"]))
    let download = try await client.download(request, to: folder["file"])
    #expect(try folder.texts == ["file": "abcdef"])
    #expect(download.bytes == 6)
    #expect(download.file == folder["file"])
    #expect(download.resumptions == 0)
    #expect(download.head.fields[.etag] == "\"1\"")
    #expect(download.head.body.isEmpty)
    #expect(download.metrics.attempts == 1)
    #expect(download.metrics.bytesReceived == 6)
  }

  @Test func `An empty body becomes an empty file`() async throws {
    let client = DownloadScript(try .response(200, ["Content-Length": "0"]))
    try await client.download(request, to: folder["file"])
    #expect(try folder.texts == ["file": ""])
  }

  @Test func `Without an Accept-Encoding of its own the request asks for no compression`() async throws {
    let client = DownloadScript(try .response(), try .response())
    try await client.download(request, to: folder["file"])
    let own = try HTTPRequest(.get, "http://a/file", fields: ["accept-encoding": "gzip"])
    try await client.download(own, to: folder["file"])
    #expect(
      client.requests.map { $0.fields.map(\.description) } == [
        ["Accept-Encoding: identity"], ["accept-encoding: gzip"],
      ])
  }

  @Test(
    arguments: [
      (["Content-Length": "6"], 6), ([:], nil), (["Content-Length": "6", "Content-Encoding": "gzip"], nil),
      (["Content-Length": "6", "Content-Encoding": "identity"], 6), (["Content-Length": "+6"], nil),
      (["Content-Length": "7", "Transfer-Encoding": "chunked"], nil),
      (["Content-Length": "99999999999999999999"], nil),
    ] as [([String: String], Int?)])
  func `Progress tells what was written, and the size where the server told it`(
    fields: [String: String], total: Int?
  ) async throws {
    var answer = try Answer.response(200, [:], ["abc", "def"])
    for (name, value) in fields { try answer.add(name, value) }
    let seen = Mutex<[HTTPProgress]>([])
    try await DownloadScript(answer).download(request, to: folder["file"]) { progress in
      seen.withLock { $0.append(progress) }
    }
    #expect(seen.withLock { $0 } == [.init(bytes: 3, total: total), .init(bytes: 6, total: total)])
  }

  @Test func `While it runs the bytes are in a hidden file of ours, and the old file is whole`() async throws
  {
    try folder.write("old", to: "file")
    let client = DownloadScript(try .response(200, [:], ["new"]))
    let seen = Mutex<[String: String]>([:])
    try await client.download(request, to: folder["file"]) { [folder] _ in
      seen.withLock { $0 = (try? folder.texts) ?? [:] }
    }
    let during = seen.withLock { $0 }
    let hidden = try #require(during.keys.first { $0 != "file" })
    #expect(during == ["file": "old", hidden: "new"])
    #expect(hidden.wholeMatch(of: /\.file\.[a-z0-9]{8}\.partial/) != nil)
    #expect(try folder.texts == ["file": "new"])
  }

  @Test func `A link at the destination is replaced and not followed`() async throws {
    try folder.write("target", to: "target")
    try FileManager.default.createSymbolicLink(at: folder["file"], withDestinationURL: folder["target"])
    try await DownloadScript(try .response(200, [:], ["new"])).download(request, to: folder["file"])
    #expect(try folder.texts == ["file": "new", "target": "target"])
  }

  @Test func `A file that is not to be replaced is found before anything is sent`() async throws {
    try folder.write("old", to: "file")
    let client = DownloadScript(try .response(200, [:], ["new"]))
    let error = await #expect(throws: HTTPError.self) {
      try await client.download(request, to: folder["file"], options: .init(existing: .refuse))
    }
    #expect(
      error?.reason == .file(.init(.move, name: "file", explanation: "there is a file already")))
    #expect(error?.stage == .request)
    #expect(client.requests.isEmpty)
    #expect(try folder.texts == ["file": "old"])
  }

  @Test func `A file that comes meanwhile and is not to be replaced stays`() async throws {
    let client = DownloadScript(try .response(200, [:], ["new"]))
    let error = await #expect(throws: HTTPError.self) {
      try await client.download(request, to: folder["file"], options: .init(existing: .refuse)) {
        [folder] _ in try? folder.write("other", to: "file")
      }
    }
    #expect(error?.reason == .file(.init(.move, name: "file", explanation: "File exists")))
    #expect((error?.underlying as? POSIXError)?.code == .EEXIST)
    #expect(try folder.texts == ["file": "other"])
  }

  @Test func `Where nothing is, not to replace is as good`() async throws {
    try await DownloadScript(try .response(200, [:], ["new"])).download(
      request, to: folder["file"], options: .init(existing: .refuse))
    #expect(try folder.texts == ["file": "new"])
  }

  @Test(arguments: [204, 205, 206, 304, 404, 503])
  func `An answer that is no whole file is an error with the first 64 KiB of its body`(code: Int) async throws
  {
    try folder.write("old", to: "file")
    let body = String(repeating: "x", count: 40_000)
    let client = DownloadScript(try .response(code, ["ETag": "\"1\""], [body, body, body]))
    let error = await #expect(throws: HTTPError.self) {
      try await client.download(request, to: folder["file"])
    }
    #expect(error?.code == "unexpectedStatus.\(code)")
    #expect(error?.stage == .status)
    #expect(error?.response?.body.count == 65_536)
    #expect(error?.response?.fields[.etag] == "\"1\"")
    #expect(client.requests.count == 1)
    #expect(try folder.texts == ["file": "old"])
  }

  @Test func `An unexpected answer whose body breaks off is that answer all the same`() async throws {
    let client = DownloadScript(try .response(404, [:], ["not "], then: .failure(.interrupted)))
    let error = await #expect(throws: HTTPError.self) {
      try await client.download(request, to: folder["file"])
    }
    #expect(error?.code == "unexpectedStatus.404")
    #expect(error?.response?.body == Data("not ".utf8))
  }

  @Test(arguments: ["Range", "if-range"])
  func `A request for a part is refused, since the part would become the file`(name: String) async throws {
    let client = DownloadScript()
    let part = try HTTPRequest(.get, "http://a/file", fields: [name: "bytes=1-"])
    let error = await #expect(throws: HTTPError.self) {
      try await client.download(part, to: folder["file"])
    }
    #expect(error?.reason == .invalidRequest(.framingField(name)))
    #expect(client.requests.isEmpty)
    #expect(try folder.names == [])
  }

  @Test func `A HEAD request brings no file`() async throws {
    let head = try HTTPRequest(.head, "http://a/file")
    let error = await #expect(throws: HTTPError.self) {
      try await DownloadScript().download(head, to: folder["file"])
    }
    #expect(error?.code == "invalidRequest.body")
  }

  @Test func `A name of 255 bytes and one of wide letters leave room for the hidden one`() async throws {
    let names = [String(repeating: "n", count: 255), String(repeating: "ü", count: 127), "..."]
    for name in names {
      try await DownloadScript(try .response(200, [:], ["x"])).download(request, to: folder[name])
    }
    #expect(try folder.names == names.sorted())
  }

  @Test func `The user's mask decides who may read the file`() async {
    await #expect(processExitsWith: .success) {
      umask(0o027)
      let folder = try DownloadFolder()
      try await DownloadScript(try .response(200, [:], ["x"])).download(
        HTTPRequest(.get, "http://a/file"), to: folder["file"])
      let found = try FileManager.default.attributesOfItem(atPath: folder["file"].path)
      guard found[.posixPermissions] as? Int == 0o640 else { exit(1) }
    }
  }

  #if os(Linux)
    @Test func `A download of 256 MiB needs less than 32 MiB of memory`() async {
      await #expect(processExitsWith: .success) {
        let client = DownloadScript(.large(pieces: 1024, of: 256 << 10))
        let folder = try DownloadFolder()
        let before = try peakMemory()
        let download = try await client.download(HTTPRequest(.get, "http://a/file"), to: folder["file"])
        let after = try peakMemory()
        print("peak: \(before) kB, then \(after) kB")
        guard download.bytes == 256 << 20, after - before < 32 << 10 else { exit(1) }
      }
    }
  #endif
}

/// The most memory that the process had at once, in kB.
private func peakMemory() throws -> Int {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  return status.firstMatch(of: /VmHWM:\s*(\d+) kB/).flatMap { Int($0.1) } ?? 0
}
