import EnfiladeHTTP
import Foundation
import Measurement
import Testing

@testable import DecodingSuite

/// What is not measured, because it does something else.
@MainActor
@Suite struct DecodingFaultTests {
  private func fault<Model>(
    of contenders: [Contender], and calls: [ModelContender<Model>] = [], in payload: Payload<Model>
  ) async throws -> String {
    let comparison = Comparison(decoding: payload, beside: contenders, and: calls)
    let fault = try await #require(throws: DecodingFault.self) { try await comparison.prepare() }
    return fault.description
  }

  @Test("A decoder that decodes something else is named, and where it differs")
  func difference() async throws {
    let crooked = Contender("Crooked", decoder: CrookedDecoder(text: "LiSi", replacement: "WangWu"))
    #expect(
      try await fault(of: [crooked], in: .contacts)
        == "“Crooked” decodes contacts to \"WangWu\" at [2].name where Foundation has \"LiSi\"; "
        + "it cannot be compared.")
  }

  @Test("A decoder that throws is named, and what it throws")
  func refusal() async throws {
    let call = ModelContender<CacheAnswer>("schema") { _ in throw CancellationError() }
    #expect(
      try await fault(of: [], and: [call], in: .cache)
        == "“schema” does not decode cache: CancellationError()")
  }

  @Test("A payload that is not what it says is nobody's fault but its own")
  func payload() async throws {
    let payload = Payload("broken", summary: "", as: CacheAnswer.self) { Data("{".utf8) }
    #expect(try await fault(of: [], in: payload).hasPrefix("“JSONDecoder” does not decode broken: "))
  }
}
