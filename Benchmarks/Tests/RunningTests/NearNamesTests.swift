import Testing

@testable import Running

@Suite struct NearNamesTests {
  private let names = ["dispatch/round-trip", "dispatch/notify", "decoding/contacts", "http/small-8"]

  @Test(
    "A name with a slip is near",
    arguments: [
      ("dispatch/rond-trip", "dispatch/round-trip"), ("notfiy", "dispatch/notify"),
      ("CONTACT", "decoding/contacts"), ("small8", "http/small-8"),
    ])
  func slips(text: String, name: String) {
    #expect(NearNames(of: text, among: names).names.first == name)
  }

  @Test("What is like nothing has no near name", arguments: ["xyzzy", "", "quite something else"])
  func none(text: String) {
    #expect(NearNames(of: text, among: names).names == [])
  }

  @Test(
    "The distance is the number of slips",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "abc", 3), ("kitten", "sitting", 3), ("flaw", "lawn", 2),
    ])
  func distance(left: String, right: String, slips: Int) {
    #expect(NearNames.distance(Array(left), Array(right)) == slips)
    #expect(NearNames.distance(Array(right), Array(left)) == slips)
  }
}
