public import Measurement

extension BenchmarkSuite {
  /// What the kit's client costs beside a call of URLSession, for few and many requests at once, and how much memory
  /// it needs for many and large ones.
  ///
  /// Where requests are timed, the server is in the same process, so that it takes the same share of the cores from
  /// every variant; where they are counted, or memory is, it is in another one.
  public static let http = BenchmarkSuite(
    "http", summary: "Requests over loopback: URLSessionClient beside bare URLSession",
    comparisons: Payload.all.flatMap { payload in
      [1, 8, 64].map { .requests(Load(payload: payload, atOnce: $0)) }
    } + [.request, .countedRequest],
    trials: [.soak, .transfer],
    companions: [.origin, .soak, .transfer])
}
