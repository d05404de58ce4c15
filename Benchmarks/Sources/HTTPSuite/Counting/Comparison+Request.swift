import Measurement

extension Comparison {
  /// One request, by the kit's client and by the call that it stands on, answered by another process.
  ///
  /// In this one the server would share its heap's locks with what is timed.
  static let request = Comparison(
    "request", summary: "a GET, answered with 300 bytes by another process", isDeterministic: false
  ) {
    try variants(asking: try Station(.elsewhere()))
  }

  /// The same request, answered a millisecond later.
  ///
  /// An answer that comes while the request is still being sent is read on another way through libcurl than one that
  /// has to be waited for, with up to a tenth more or fewer instructions and allocations. This one always has to be.
  static let countedRequest = Comparison(
    "request-counted", summary: "a GET, answered with 300 bytes by another process after a millisecond"
  ) {
    try variants(asking: try Station(.elsewhere(), path: Origin.later))
  }

  private static func variants(asking station: Station) throws -> [Variant] {
    [
      try request("URLSession", "dataTask(with:completionHandler:)") {
        try await station.fetchWithCompletionHandler()
      },
      try request("URLSessionClient", "send(_:)") { try await station.fetchWithClient() },
    ]
  }

  /// Makes a variant, and has it send a request that must be answered in full; this opens its connection, too.
  private static func request(
    _ name: String, _ note: String, _ fetch: @escaping @Sendable () async throws -> Answer
  ) throws -> Variant {
    let load = Load(payload: .small, atOnce: 1)
    try Variant.waiting { try await load.run(1, as: name, fetch) }
    return .elsewhere(name, note: note) { iterations in try await load.run(iterations, as: name, fetch) }
  }
}
