import Loopback
import Testing

@Suite("A payload") struct LoopbackPayloadTests {
  @Test("has the numbers of SplitMix64 that others have published, least significant byte first")
  func reference() {
    let numbers: [UInt64] = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]
    let expected = numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    #expect(LoopbackPayload(seed: 1_234_567, count: 16).bytes(0..<16) == expected)
  }

  @Test("has the same bytes at a place however they are asked for")
  func ranges() {
    let payload = LoopbackPayload(seed: .max, count: 37)
    let whole = payload.bytes(0..<37)
    #expect(whole.count == 37)
    for start in 0...37 {
      for end in start...37 {
        #expect(payload.bytes(start..<end) == Array(whole[start..<end]))
      }
    }
    #expect(payload.bytes(30..<99) == Array(whole[30...]))
    #expect(LoopbackPayload(seed: 1, count: -1).bytes(0..<9) == [])
  }

  @Test("comes in pieces that make it up", arguments: [-1, 1, 7, 8, 64, 99, 100, 101, .max])
  func pieces(size: Int) {
    let payload = LoopbackPayload(seed: 3, count: 100)
    let pieces = Array(payload.pieces(of: size))
    #expect(pieces.flatMap(\.self) == payload.bytes(0..<100))
    #expect(pieces.dropLast().allSatisfy { $0.count == max(1, size) })
  }

  @Test("is another for another seed, and the same for the same")
  func seeds() {
    let digests = (0..<100).map { LoopbackPayload(seed: $0, count: 1_000).digest }
    #expect(Set(digests).count == 100)
    #expect(LoopbackPayload(seed: 5, count: 1_000).digest == digests[5])
  }
}
