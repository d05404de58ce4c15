import EnfiladeTesting
import Foundation
import Testing

@testable import EnfiladeHTTP

/// What comes faster than it is read.
@Suite(.timeLimit(.minutes(5)))
struct StreamBufferTests {
  private func pieces(_ count: Int, upTo size: Int, using random: inout SeededGenerator) -> [Data] {
    (0..<count).map { _ in
      Data(
        (0..<Int.random(in: 0...size, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  private func rest(of buffer: StreamBuffer) async throws -> Data {
    var read = Data()
    while let piece = try await buffer.next() { read.append(piece) }
    return read
  }

  @Test func `Whatever is read when, it is what came, in its order`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    print("stream buffer: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let buffer = StreamBuffer(.init(memory: Int.random(in: 1...2_000, using: &random)))
      let came = pieces(60, upTo: 400, using: &random)
      var read = Data()
      var received = 0
      for piece in came {
        #expect(buffer.receive(piece) == nil)
        received += piece.count
        // Never more than there is, so that nobody waits.
        for _ in 0..<Int.random(in: 0...2, using: &random) where read.count < received {
          if let next = try await buffer.next() { read.append(next) }
        }
      }
      buffer.finish(nil)
      read += try await rest(of: buffer)
      #expect(read == Data(came.joined()))
    }
  }

  @Test func `What memory has no room for waits in a file, and the disk gets it back`() async throws {
    let size = 10_000
    let buffer = StreamBuffer(.init(memory: size, overflow: .spill(limit: 300_000)))
    // More than ever waits at once goes through the file.
    for round in 0..<20 {
      for number in 0..<20 {
        #expect(buffer.receive(Data(repeating: UInt8((round + number) % 251), count: size)) == nil)
      }
      var number = 0
      var read = 0
      while read < 20 * size, let piece = try await buffer.next() {
        for byte in piece {
          if byte != UInt8((round + number) % 251) { Issue.record("wrong byte in round \(round)"); return }
          read += 1
          number = read / size
        }
      }
    }
  }

  @Test func `More than may wait is an error, after what waits has been read`() async throws {
    for (overflow, limit, fits) in [
      (HTTPStream.Buffering.Overflow.fail, 10, 10), (.spill(limit: 20), 20, 30),
    ] {
      let buffer = StreamBuffer(.init(memory: 10, overflow: overflow))
      for _ in 0..<fits { #expect(buffer.receive(Data([1])) == nil) }
      let failure = try #require(buffer.receive(Data([2])))
      #expect(failure.reason == .tooLarge(.backlog, limit: limit))
      buffer.finish(failure)
      var read = Data()
      await #expect(throws: StreamBuffer.Failure.self) {
        while let piece = try await buffer.next() { read.append(piece) }
      }
      #expect(read.count == fits)
    }
  }

  @Test func `One piece that is larger than the memory is taken when nothing else waits`() async throws {
    let buffer = StreamBuffer(.init(memory: 1, overflow: .fail))
    #expect(buffer.receive(Data(count: 16_384)) == nil)
    #expect(buffer.receive(Data(count: 1))?.reason == .tooLarge(.backlog, limit: 1))
  }

  @Test func `What is cancelled hands over nothing more`() async throws {
    let buffer = StreamBuffer(.standard)
    _ = buffer.receive(Data([1]))
    buffer.finish(Exchange.Failure(reason: .cancelled, stage: .body))
    await #expect(throws: StreamBuffer.Failure.self) { try await buffer.next() }
  }

  @Test func `What waits is given up when it is cancelled after the end`() async throws {
    for end in [nil, Exchange.Failure(reason: .interrupted, stage: .body)] {
      let buffer = StreamBuffer(.init(memory: 1))
      for _ in 0..<3 { _ = buffer.receive(Data([1])) }
      buffer.finish(end)
      buffer.finish(Exchange.Failure(reason: .cancelled, stage: .body))
      let error = await #expect(throws: StreamBuffer.Failure.self) { try await buffer.next() }
      #expect(error?.failure.reason == .cancelled)
    }
  }

  @Test func `What has been read to its end stays at its end`() async throws {
    let buffer = StreamBuffer(.standard)
    _ = buffer.receive(Data([1]))
    buffer.finish(nil)
    #expect(try await rest(of: buffer) == Data([1]))
    buffer.finish(Exchange.Failure(reason: .cancelled, stage: .body))
    #expect(try await buffer.next() == nil)
  }

  @Test func `A reader who waits gets what comes, and the end`() async throws {
    let buffer = StreamBuffer(.standard)
    let reader = Task { try await rest(of: buffer) }
    for number in 0..<100 { _ = buffer.receive(Data([UInt8(number)])) }
    buffer.finish(nil)
    #expect(try await reader.value == Data(0..<100))
  }
}
