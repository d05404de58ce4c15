import Loopback
import Testing

@Suite("A digest") struct LoopbackDigestTests {
  @Test(
    "has the hash that an implementation in another language gives",
    arguments: [
      ("", 0), ("a", 0x59AE_EB70_A4F4_9713), ("hello", 0x3837_950C_7899_4D68),
      ("01234567", 0x1DB4_45B5_67BB_B447), ("0123456789abcdefXYZ", 0x9883_36BC_1981_2712),
    ] as [(String, UInt64)])
  func reference(text: String, hash: UInt64) {
    let digest = LoopbackDigest(text.utf8)
    #expect(digest.hash == hash)
    #expect(digest.count == text.utf8.count)
  }

  @Test("depends on the bytes and not on their pieces")
  func pieces() {
    let payload = LoopbackPayload(seed: 9, count: 61)
    let whole = payload.digest
    for first in 0...61 {
      for second in first...61 {
        var digest = LoopbackDigest()
        digest.append(payload.bytes(0..<first))
        digest.append(payload.bytes(first..<second)[...])
        // Not side by side in memory.
        digest.append(AnySequence(payload.bytes(second..<61)))
        #expect(digest == whole)
      }
    }
  }

  @Test("tells apart what differs in a bit, in its order, or in zeros at the end")
  func differences() {
    let bytes = LoopbackPayload(seed: 4, count: 40).bytes(0..<40)
    var variants = [bytes, bytes.reversed(), bytes + [0], bytes + [0, 0], [0] + bytes, bytes.dropLast()]
    for bit in 0..<320 {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      variants.append(flipped)
    }
    #expect(Set(variants.map { LoopbackDigest($0) }).count == variants.count)
  }

  @Test("reads as its count and sixteen digits")
  func description() {
    #expect(LoopbackDigest("hello".utf8).description == "5 bytes, hash 3837950c78994d68")
    #expect(LoopbackDigest().description == "0 bytes, hash 0000000000000000")
  }
}
