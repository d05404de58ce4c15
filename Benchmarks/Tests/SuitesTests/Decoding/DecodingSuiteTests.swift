import Foundation
import Measurement
import Testing

@testable import DecodingSuite

@MainActor
@Suite struct DecodingSuiteTests {
  @Test("No two comparisons have the same name")
  func names() {
    let names = BenchmarkSuite.decoding.comparisons.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("A contender stands beside the kit's with every payload, and grows with them")
  func contender() async throws {
    let contender = Contender("Another one", decoder: JSONDecoder())
    let plain = BenchmarkSuite.decoding
    let suite = BenchmarkSuite.decoding(beside: [contender])
    let added = suite.comparisons.map(\.name).filter { !plain.comparisons.map(\.name).contains($0) }
    #expect(added == ["growth-Another-one", "growth-extreme-Another-one"])
    let variants = try await suite.comparisons[0].prepare()
    #expect(variants.map(\.name).first == "JSONDecoder")
    #expect(variants.map(\.name).last == "Another one")
  }

  @Test("Variants tell the payload's size, and run as often as they are told to")
  func variants() async throws {
    let call = ModelContender<CacheAnswer>("by hand") { _ in
      CacheAnswer(origin: "203.0.113.42", url: "https://httpbin.org/cache/2000")
    }
    let variants = try await Comparison(decoding: .cache, and: [call]).prepare()
    #expect(
      variants.map(\.name) == ["JSONDecoder", "Endpoint.value(from:)", "as ResponseDecoder", "by hand"])
    for variant in variants {
      #expect(variant.bytes == 348)
      try await variant.run(2)
    }
  }

  @Test("Only what takes minutes is left for when everything is measured")
  func occasions() {
    let rare = BenchmarkSuite.decoding.comparisons.filter { $0.occasion == .full }.map(\.name)
    #expect(rare == ["growth-extreme-JSONDecoder"])
  }
}
