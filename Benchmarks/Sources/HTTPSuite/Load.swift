/// How many requests are on their way together, and what they ask for.
struct Load: Sendable {
  let payload: Payload
  let atOnce: Int

  var name: String { "\(payload.name)-\(atOnce)" }

  /// Sends batches one after the other, all requests of a batch at once.
  ///
  /// Away from the main actor, on which the measuring waits: otherwise each answer would be carried there.
  /// - Parameters:
  ///   - batches: How many, 0 or more.
  ///   - variant: Who sends.
  ///   - fetch: Sends one request and waits for the answer.
  /// - Throws: ``HTTPFault`` for another answer than was sent, and what `fetch` throws.
  @concurrent
  func run(
    _ batches: Int, as variant: String, _ fetch: @escaping @Sendable () async throws -> Answer
  ) async throws {
    for _ in 0..<batches {
      if atOnce == 1 {
        try check(try await fetch(), of: variant)
      } else if let failure = await failure(of: variant, fetch) {
        throw failure
      }
    }
  }

  /// - Throws: ``HTTPFault`` when the answer is not the one that was sent.
  func check(_ received: Answer, of variant: String) throws(HTTPFault) {
    guard received == payload.expected else {
      throw HTTPFault(variant: variant, expected: payload.expected, received: received)
    }
  }

  /// Runs one batch to its end, whatever happens in it: a group that is left by an error cancels the others, and a
  /// cancelled `data(for:)` can block all networking of the process on Linux (swift-corelibs-foundation #5412).
  private func failure(
    of variant: String, _ fetch: @escaping @Sendable () async throws -> Answer
  ) async -> (any Error)? {
    await withTaskGroup(of: (any Error)?.self) { group in
      for _ in 0..<atOnce {
        group.addTask {
          do {
            try check(try await fetch(), of: variant)
            return nil
          } catch {
            return error
          }
        }
      }
      return await group.reduce(nil) { $0 ?? $1 }
    }
  }
}
