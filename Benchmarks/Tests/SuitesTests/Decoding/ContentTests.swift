import Foundation
import Testing

@testable import DecodingSuite

/// What is read in the payloads is what was written to them.
@Suite struct ContentTests {
  private func decoded<Model>(_ payload: Payload<Model>) throws -> Model {
    try JSONDecoder().decode(Model.self, from: payload.makeData())
  }

  @Test("The cache's answer has an origin and a URL")
  func cache() throws {
    let expected = CacheAnswer(origin: "203.0.113.42", url: "https://httpbin.org/cache/2000")
    #expect(try decoded(.cache) == expected)
  }

  @Test("The contacts are those of the source, in whichever order their keys are")
  func contacts() throws {
    let contacts = try decoded(.contacts)
    var source = ContactSource()
    #expect(contacts.count > 1900)
    #expect(contacts == contacts.map { _ in source.next() })
    #expect(try decoded(.shuffledContacts) == contacts)
  }

  @Test("The keys of shuffled contacts are in all the orders that there are")
  func orders() throws {
    let lines = String(decoding: Payload.shuffledContacts.makeData(), as: UTF8.self).split(separator: "},{")
    let beginnings = Set(lines.map { $0.drop { $0 == "[" || $0 == "{" }.prefix(4) })
    #expect(beginnings == ["\"id\"", "\"nam", "\"pos", "\"job"])
  }

  @Test("The contacts have what decoders meet outside of demos")
  func variety() throws {
    let contacts = try decoded(.contacts)
    let text = String(decoding: Payload.contacts.makeData(), as: UTF8.self)
    let share = { (condition: (Contact) -> Bool) in contacts.count(where: condition) * 100 / contacts.count }
    #expect((12...20).contains(share { !$0.name.utf8.allSatisfy { $0 < 0x80 } }))
    #expect((5...12).contains(share { $0.jobDescription == nil }))
    #expect((65...85).contains(share { ($0.jobDescription?.utf8.count ?? 0) > 15 }))
    for escape in ["\\\"", "\\\\", "\\n"] { #expect(text.contains(escape), "\(escape)") }
  }

  @Test("The hotels are those of the source")
  func hotels() throws {
    let list = try decoded(.hotels)
    var source = HotelSource()
    let expected = list.hotels.map { _ in
      defer { _ = source.revision() }
      return source.next()
    }
    #expect(list == HotelList(hotels: expected, total: 10_000))
    #expect(list.hotels.count == 10_000)
    #expect(list.hotels.prefix(2).map { [$0.name, $0.icon] } == [["Hilton", "H"], ["Radisson", "R"]])
  }
}
