import Foundation
import Testing

@testable import DecodingSuite

@Suite("The payload that stands for citm_catalog.json")
struct CITMPayloadTests {
  private static let bytes = Array(Payload.citm.makeData())
  private static let census = Census(of: bytes)

  @Test(
    "has its figures",
    arguments: [
      Census.Figure("bytes", 1_727_204, within: 0.5) { Double($0.bytes) },
      Census.Figure("values", 37_778, within: 0) { Double($0.values) },
      Census.Figure("objects", 10_937, within: 0) { Double($0.objects) },
      Census.Figure("arrays", 10_451, within: 0) { Double($0.arrays) },
      Census.Figure("members", 25_869, within: 0) { Double($0.members) },
      Census.Figure("literals", 1_263, within: 2) { Double($0.literals) },
      Census.Figure("strings", 735, within: 3) { Double($0.strings) },
      Census.Figure("bytes of each string", 22.34, within: 2) { Double($0.stringBytes) / Double($0.strings) },
      Census.Figure("bytes beyond ASCII", 348, within: 3) { Double($0.nonASCIIBytes) },
      Census.Figure("numbers", 14_392, within: 0) { Double($0.numbers) },
      Census.Figure("digits", 126_927, within: 0) { Double($0.digits) },
      Census.Figure("space", 1_226_905, within: 0) { Double($0.space) },
      Census.Figure("depth", 8, within: 0) { Double($0.depth) },
    ])
  func figures(figure: Census.Figure) {
    #expect(figure.isMet(by: Self.census), "\(figure.value(Self.census)) for \(figure.original)")
  }

  @Test("is the same bytes each time, on every machine")
  func checksum() {
    #expect(Self.bytes.checksum == 0x0967_9AE3_23C0_EF4C)
  }

  @Test("decodes as what it was made from")
  func decoded() throws {
    let decoded = try JSONDecoder().decode(Catalogue.self, from: Data(Self.bytes))
    #expect(decoded == CatalogueGenerator.catalogue())
  }

  @Test("refers only to what it has")
  func references() {
    let catalogue = CatalogueGenerator.catalogue()
    let categories = catalogue.performances.flatMap(\.seatCategories)
    #expect(catalogue.performances.allSatisfy { catalogue.events[$0.eventId] != nil })
    #expect(categories.allSatisfy { catalogue.seatCategoryNames[$0.seatCategoryId] != nil })
    #expect(categories.flatMap(\.areas).allSatisfy { catalogue.areaNames[$0.areaId] != nil })
    #expect(catalogue.topicSubTopics.values.joined().sorted() == catalogue.subTopicNames.keys.sorted())
  }
}
