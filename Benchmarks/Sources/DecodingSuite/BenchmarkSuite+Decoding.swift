public import Measurement

extension BenchmarkSuite {
  /// What it costs to turn an answer's bytes into a model.
  public static let decoding = decoding(beside: [])

  /// What it costs to turn an answer's bytes into a model, with other decoders beside those that are compared
  /// anyhow.
  /// - Parameter contenders: The other decoders.
  public static func decoding(beside contenders: [Contender]) -> BenchmarkSuite {
    let payloads = [
      Comparison(decoding: .cache, beside: contenders),
      Comparison(decoding: .contacts, beside: contenders),
      Comparison(decoding: .shuffledContacts, beside: contenders),
      Comparison(decoding: .hotels, beside: contenders),
      Comparison(decoding: .twitterFew, beside: contenders),
      Comparison(decoding: .twitterFull, beside: contenders),
      Comparison(decoding: .twitterEscaped, beside: contenders),
      Comparison(decoding: .canada, beside: contenders),
      Comparison(decoding: .citm, beside: contenders),
    ]
    let growing = [Growth.usual, .extreme].flatMap { growth in
      ([.foundation] + Contender.kit + contenders).map { Comparison(growth, of: $0) }
    }
    return BenchmarkSuite(
      "decoding", summary: "JSON turned into models; the first variant is Foundation's decoder",
      comparisons: payloads + growing)
  }
}
