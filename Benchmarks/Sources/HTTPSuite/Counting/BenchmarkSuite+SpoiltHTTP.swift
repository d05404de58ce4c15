public import Measurement

extension BenchmarkSuite {
  /// The request with one in five sent twice, under the name of the one with none: a gate has to fail for it.
  public static let spoiltHTTP = BenchmarkSuite(
    "http",
    comparisons: [
      Comparison("request-counted", summary: "a GET, one in five sent twice") {
        let station = try Station(.elsewhere(), path: Origin.later)
        let load = Load(payload: .small, atOnce: 1)
        return [
          .elsewhere("URLSessionClient", note: "one in five sent twice") { iterations in
            try await load.run(
              iterations + (iterations + 4) / 5, as: "URLSessionClient", station.fetchWithClient)
          }
        ]
      }
    ],
    companions: [.origin])
}
