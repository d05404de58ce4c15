import Foundation
import Testing

@testable import DecodingSuite

@Suite("The payload that stands for canada.json")
struct CanadaPayloadTests {
  private static let bytes = Array(Payload.canada.makeData())
  private static let census = Census(of: bytes)

  @Test(
    "has its figures",
    arguments: [
      Census.Figure("bytes", 2_251_051, within: 2) { Double($0.bytes) },
      Census.Figure("values", 167_179, within: 2) { Double($0.values) },
      Census.Figure("arrays", 56_045, within: 2) { Double($0.arrays) },
      Census.Figure("members", 8, within: 0) { Double($0.members) },
      Census.Figure("strings", 4, within: 0) { Double($0.strings) },
      Census.Figure("numbers", 111_126, within: 2) { Double($0.numbers) },
      Census.Figure("digits of each number", 16.747, within: 0.5) { Double($0.digits) / Double($0.numbers) },
      Census.Figure("digits after the point", 14.602, within: 0.5) {
        Double($0.fractionDigits) / Double($0.numbers)
      },
      Census.Figure("space", 24, within: 0) { Double($0.space) },
      Census.Figure("depth", 7, within: 0) { Double($0.depth) },
    ])
  func figures(figure: Census.Figure) {
    #expect(figure.isMet(by: Self.census), "\(figure.value(Self.census)) for \(figure.original)")
  }

  @Test("is the same bytes each time, on every machine")
  func checksum() {
    #expect(Self.bytes.checksum == 0x2337_3A0B_8C76_AFC9)
  }

  @Test("decodes as what it was made from, to the last bit")
  func decoded() throws {
    let decoded = try JSONDecoder().decode(FeatureCollection.self, from: Data(Self.bytes))
    #expect(decoded == CanadaGenerator.outline())
  }

  @Test("consists of 480 closed rings, the largest of 14,310 points")
  func rings() {
    let rings = CanadaGenerator.outline().features.flatMap(\.geometry.coordinates)
    #expect(rings.count == 480)
    #expect(rings.map(\.count).max() == 14_310)
    #expect(rings.allSatisfy { $0.first == $0.last })
  }

  @Test(
    "writes numbers as C prints them with %.17g",
    arguments: [
      -69, 43.5, 65.613617, 43.420273 + 0x1p-46, 99.999999, 100.000001, -141.002991, 128.1 + 0x1p-45,
    ])
  func numbers(number: Double) {
    var bytes: [UInt8] = []
    number.writeDegrees(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == String(format: "%.17g", number))
  }
}
