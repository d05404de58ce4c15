import EnfiladeTesting
import Foundation
import Testing

@testable import EnfiladeHTTP

struct ByteSearchTests {
  @Test func `10,000 random searches agree with Foundation's`() {
    let seed = UInt64.random(in: .min ... .max)
    print("byte searches: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    func bytes(_ count: ClosedRange<Int>) -> Data {
      Data((0..<Int.random(in: count, using: &random)).map { _ in UInt8.random(in: 0...1, using: &random) })
    }
    for run in 0..<10_000 {
      let (pattern, data) = (bytes(1...8), bytes(0...40))
      // A slice, whose indices do not begin at 0.
      let slice = (Data([0]) + data).dropFirst()
      let isThere = data.range(of: pattern) != nil
      let search = ByteSearch(pattern)
      guard search.finds(in: data) == isThere, search.finds(in: slice) == isThere else {
        Issue.record("run \(run) of seed \(seed): \(Array(pattern)) in \(Array(data))")
        return
      }
    }
  }
}
