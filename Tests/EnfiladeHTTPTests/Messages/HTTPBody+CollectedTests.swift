import EnfiladeHTTP
import Foundation
import Testing

struct HTTPBodyCollectedTests {
  private struct Loud: Error {
    let body = "hunter2"
  }

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func failure(_ body: HTTPBody, upTo limit: Int = 10) async -> HTTPError? {
    do throws(HTTPError) {
      _ = try await body.collected(upTo: limit)
      return nil
    } catch {
      return error
    }
  }

  private func stream(_ pieces: [String], failure: (any Error)? = nil) -> HTTPBody {
    HTTPBody.stream {
      AsyncThrowingStream { continuation in
        for piece in pieces { continuation.yield(Data(piece.utf8)) }
        continuation.finish(throwing: failure)
      }
    }
  }

  @Test func `All bytes of every kind of content are gathered in their order, as often as is asked`()
    async throws
  {
    let large = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let file = try folder.file("large", large)
    let body = HTTPBody(
      .parts([
        .data(Data("a".utf8)), .parts([]), .file(file), stream(["b", "", "c"]).content,
        .parts([.data(Data()), .parts([.data(Data("d".utf8))])]),
      ]))
    let whole = Data("a".utf8) + large + Data("bcd".utf8)
    #expect(try await body.collected(upTo: whole.count) == whole)
    #expect(try await body.collected(upTo: .max) == whole)
    #expect(try await HTTPBody(Data()).collected(upTo: 0) == Data())
  }

  @Test func `One byte more than the limit is an error that says so`() async throws {
    let file = try folder.file("eleven", Data(count: 11))
    let ten = HTTPBody.Content.data(Data(count: 10))
    let bodies = [
      HTTPBody(Data(count: 11)), .file(at: file), stream(["0123456789", "0"]),
      HTTPBody(.parts([ten, .data(Data(count: 1))])), HTTPBody(.parts([ten, .file(file)])),
    ]
    for body in bodies {
      let error = await failure(body)
      #expect(error == HTTPError(.tooLarge(.body, limit: 10), stage: .request, request: nil))
      #expect(error.map { "\($0)" } == "The body of the request is larger than 10 bytes; raise the limit.")
    }
    #expect(await failure(HTTPBody(Data()), upTo: -1)?.code == "invalidRequest.limit")
  }

  @Test func `A file of a terabyte and an endless stream are given up at the limit`() async throws {
    let file = try folder.file("sparse", Data())
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    let endless = HTTPBody.stream { AsyncStream { Data(count: 1000) } }
    for body in [.file(at: file), endless, HTTPBody(.parts([.file(file), .file(file)]))] {
      #expect(await failure(body, upTo: 100_000)?.reason == .tooLarge(.body, limit: 100_000))
    }
  }

  @Test func `A file that cannot be read is an error with its name but not its folder`() async throws {
    let missing = await failure(.file(at: folder.url.appending(path: "missing")))
    #expect(missing?.code == "file.read")
    #expect(missing?.description.hasPrefix("The file \"missing\" could not be read: ") == true)
    #expect(missing?.description.contains(folder.url.lastPathComponent) == false)
    let pipe = folder.url.appending(path: "pipe")
    #expect(mkfifo(pipe.path(percentEncoded: false), 0o600) == 0)
    for url in [folder.url, pipe] {
      let fault = HTTPError.FileFault(
        .read, name: url.lastPathComponent, explanation: "it is no regular file")
      #expect(await failure(.file(at: url)) == HTTPError(.file(fault), stage: .request, request: nil))
    }
  }

  @Test func `A link to a file is read as the file`() async throws {
    let file = try folder.file("ü %41", Data("abc".utf8))
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try await HTTPBody.file(at: link).collected(upTo: 3) == Data("abc".utf8))
    #expect(try await HTTPBody.file(at: file).collected(upTo: 3) == Data("abc".utf8))
  }

  @Test func `What a stream throws is kept, and not repeated`() async {
    let loud = await failure(stream(["a"], failure: Loud()))
    #expect(loud.map { "\($0)" } == "The stream of the body ended with an error (Loud).")
    #expect(loud?.underlying is Loud)
    let own = HTTPError(.closed, stage: .request, request: nil)
    #expect(await failure(stream(["a"], failure: own)) == own)
    #expect(await failure(stream([], failure: CancellationError()))?.isCancellation == true)
  }

  @Test func `A cancelled task gathers nothing`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await failure(HTTPBody(Data(count: 1)))
    }
    #expect(await task.value?.isCancellation == true)
  }
}
