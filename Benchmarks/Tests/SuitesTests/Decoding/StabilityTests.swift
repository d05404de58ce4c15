import Foundation
import Testing

@testable import DecodingSuite

/// Payloads have to be the same ones on each machine and with each version of Swift, or figures of two runs
/// cannot be compared.
@Suite struct StabilityTests {
  /// A checksum that is easily written out (G. Fowler, L. C. Noll and K.-P. Vo, FNV-1a, 64 bits).
  private func checksum(_ data: Data) -> UInt64 {
    data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  @Test("The payloads are the ones that they have always been")
  func checksums() {
    #expect(checksum(Payload.cache.makeData()) == 0x2A9A_332B_22AB_4127)
    #expect(checksum(Payload.contacts.makeData()) == 0xBD7D_7814_3D5E_3E89)
    #expect(checksum(Payload.shuffledContacts.makeData()) == 0x7AB3_B90F_6390_A0E3)
    #expect(checksum(Payload.hotels.makeData()) == 0x756A_63B9_4038_9A37)
  }

  @Test("Lots are drawn as they have always been")
  func draws() {
    var draws = Draws(seed: 1)
    #expect((0..<6).map { _ in draws.number(in: 1...6) } == [6, 2, 1, 6, 4, 3])
    #expect(draws.shuffled(Array(1...8)) == [3, 5, 7, 2, 8, 1, 4, 6])
  }
}
