import Measurement

extension Comparison {
  /// The contacts in documents that grow. The sizes are beside one another, and the decoders are not: the
  /// ratio of each row then is that of its byte to a byte of the smallest document, 1 where time is linear.
  init(_ growth: Growth, of contender: Contender) {
    self.init(
      "\(growth.name)-\(contender.name.split(separator: " ").joined(separator: "-"))",
      summary: "contacts by \(contender.name) in documents that grow; 1 is linear",
      per: .byte, occasion: growth.occasion
    ) {
      var variants: [Variant] = []
      for size in growth.sizes
      where !InstructionCounter.isAtWork || size.bytes <= InstructionCounter.mostBytes {
        let trial = try Trial(of: Payload.contacts(size.name, bytes: size.bytes, summary: ""))
        variants.append(try trial.variant(of: contender, named: size.name))
      }
      return variants
    }
  }
}
