import Loopback
import Measurement

extension Comparison {
  /// Requests of one kind, by everybody.
  /// - Parameters:
  ///   - load: How many at once, for what.
  ///   - answer: What the server does with a request; sends the payload unless told otherwise.
  static func requests(
    _ load: Load, answer: (@Sendable (LoopbackRequest) -> LoopbackAnswer)? = nil
  ) -> Comparison {
    let requests = load.atOnce == 1 ? "one request at a time" : "\(load.atOnce) requests at once"
    return Comparison(
      load.name, summary: "\(requests), answers of \(load.payload.body.count) bytes", isDeterministic: false
    ) {
      let sent = load.payload.answer
      let station = try Station(answer ?? { _ in sent })
      var variants = [
        try await checked("URLSession", "dataTask(with:completionHandler:)", load) {
          try await station.fetchWithCompletionHandler()
        },
        try await checked("URLSession, async", "data(for:)", load) { try await station.fetchAsync() },
        try await checked("URLSessionClient", "send(_:)", load) { try await station.fetchWithClient() },
        try await checked("sockets", "send and recv that block, the body dropped", load) {
          try station.fetchWithSocket()
        },
      ]
      // What a delegate costs by itself is seen best where nothing else goes on.
      if load.atOnce == 1 {
        variants.append(
          try await checked("URLSession, delegate", "urlSession(_:dataTask:didReceive:)", load) {
            try await station.fetchWithDelegate()
          })
      }
      return variants
    }
  }

  /// Makes a variant, and has it send a batch that must be answered in full; this opens its connections, too.
  @MainActor
  private static func checked(
    _ name: String, _ note: String, _ load: Load, fetch: @escaping @Sendable () async throws -> Answer
  ) async throws -> Variant {
    try await load.run(1, as: name, fetch)
    return Variant(
      name, note: note, operations: load.atOnce, bytes: load.payload.isLarge ? load.payload.body.count : nil
    ) { iterations in
      try await load.run(iterations, as: name, fetch)
    }
  }
}
