import Dispatch
import Synchronization

extension Variant {
  /// Makes a variant whose work is done by the threads of Swift's concurrency, while the main thread waits.
  ///
  /// It is timed where it is done, so the way there and back costs it nothing. The main thread is blocked meanwhile,
  /// so the work must not need it; on Linux it would otherwise end, which valgrind 3.19 does not survive.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - note: How it is done, in half a sentence.
  ///   - operations: How many operations one iteration performs, 1 or more.
  ///   - bytes: How many bytes one operation takes in, 1 or more.
  ///   - run: Performs as many iterations as it is told to; none when that is 0.
  public static func elsewhere(
    _ name: String, note: String = "", operations: Int = 1, bytes: Int? = nil,
    run work: @escaping @Sendable (_ iterations: Int) async throws -> Void
  ) -> Variant {
    Variant(
      name, note: note, operations: operations, bytes: bytes,
      run: { iterations in try waiting { try await work(iterations) } },
      time: { iterations, stopwatch in
        try waiting { try await stopwatch.time { try await work(iterations) } }
      })
  }

  /// Does something elsewhere, and blocks until it is done.
  ///
  /// To be called on the main thread: Swift's concurrency has a thread for each core, and where all of them wait for
  /// one another, they wait for ever.
  /// - Throws: What the work throws.
  public static func waiting<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let result = Mutex<Result<Value, any Error>?>(nil)
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        let value = try await work()
        result.withLock { $0 = .success(value) }
      } catch {
        result.withLock { $0 = .failure(error) }
      }
      done.signal()
    }
    while true {
      done.wait()
      // It is signalled once, when there is a result.
      if let result = result.withLock({ $0 }) { return try result.get() }
    }
  }
}
