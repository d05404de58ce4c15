extension HTTPRequest {
  /// Whether sending it twice does no harm, or somebody has seen to it that it does none.
  var mayBeSentTwice: Bool {
    method.isIdempotent || fields.contains { $0.name.canonical == "idempotency-key" }
  }
}
