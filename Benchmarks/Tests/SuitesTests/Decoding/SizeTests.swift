import Testing

@testable import DecodingSuite

/// What the payloads' summaries say of their sizes.
@Suite struct SizeTests {
  /// Whether so many bytes are so many to 2 %.
  private func isNear(_ bytes: Int, _ stated: Int) -> Bool {
    abs(bytes - stated) * 50 <= stated
  }

  @Test("The cache's answer has 348 bytes")
  func cache() {
    #expect(Payload.cache.makeData().count == 348)
  }

  @Test("The contacts have 246 KB, in whichever order their keys are")
  func contacts() {
    #expect(isNear(Payload.contacts.makeData().count, 246_000))
    #expect(Payload.shuffledContacts.makeData().count == Payload.contacts.makeData().count)
  }

  @Test("The hotels have 4.4 MB")
  func hotels() {
    #expect(isNear(Payload.hotels.makeData().count, 4_400_000))
  }

  @Test("Growing documents have the sizes that they are named by", arguments: Growth.usual.sizes)
  func growth(size: Growth.Size) {
    let payload = Payload.contacts(size.name, bytes: size.bytes, summary: "")
    #expect(isNear(payload.makeData().count, size.bytes))
  }
}
