public import Measurement

extension Comparison {
  /// Makes a comparison of decoders, Foundation's first, each of which is seen to decode what Foundation does.
  /// - Parameters:
  ///   - payload: What is decoded.
  ///   - contenders: Decoders that are measured beside those that Foundation and the kit have.
  ///   - calls: Ways to decode that only this payload has.
  public init<Model>(
    decoding payload: Payload<Model>, beside contenders: [Contender] = [],
    and calls: [ModelContender<Model>] = []
  ) {
    self.init(payload.name, summary: payload.summary) {
      let trial = try Trial(of: payload)
      var variants = [
        trial.foundation(),
        try trial.endpoint(),
        try trial.variant(of: .foundation, named: "as ResponseDecoder"),
      ]
      for contender in Contender.kit + contenders { variants.append(try trial.variant(of: contender)) }
      for call in calls { variants.append(try trial.variant(of: call)) }
      return variants
    }
  }
}
