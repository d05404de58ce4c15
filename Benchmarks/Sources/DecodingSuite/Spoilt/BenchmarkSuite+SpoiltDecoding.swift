import Foundation
public import Measurement

extension BenchmarkSuite {
  /// A decoder that does a tenth more than it needs, under the name of one that does not: a gate has to fail for
  /// it.
  public static let spoiltDecoding = BenchmarkSuite(
    "decoding",
    comparisons: [
      Comparison("contacts", summary: "contacts, and a tenth of them once more") {
        let data = Payload.contacts.makeData()
        let tenth = Payload<[Contact]>.contacts("tenth", bytes: data.count / 10, summary: "").makeData()
        let decoder = JSONDecoder()
        return [
          Variant("Endpoint.value(from:)", note: "with a tenth more", bytes: data.count) { iterations in
            for _ in 0..<iterations {
              blackHole(try decoder.decode([Contact].self, from: data))
              blackHole(try decoder.decode([Contact].self, from: tenth))
            }
          }
        ]
      }
    ])
}
