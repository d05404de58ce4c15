/// One way of doing something, which is measured beside other ways.
///
/// The loop is written out where the work is, so that nothing but the work is in it; a closure called once
/// per iteration would be measured along:
///
///     Variant("insertion", note: "Array.insert(_:at:)") { iterations in
///       for number in 0..<iterations { blackHole(list.inserting(number)) }
///     }
///
/// What the loop reads should come through ``opaque(_:)`` where the optimiser could work it out beforehand.
/// A variant belongs to the isolation that it was made in and is measured there, so it is best made on the main
/// actor: what leaves it is measured with the way there and back, and on Linux cannot be counted in callgrind, unless
/// it is made by ``elsewhere(_:note:operations:bytes:run:)``.
/// What awaits nothing is not slowed by the loop's being allowed to.
public struct Variant {
  /// What the way is called.
  public let name: String
  /// How it is done, in half a sentence; reports show it with the figures.
  public let note: String
  /// How many operations one iteration performs, 1 or more; figures are given for one operation.
  public let operations: Int
  /// How many bytes one operation takes in, 1 or more; `nil` where that says nothing.
  public let bytes: Int?
  /// Performs so many iterations, 0 or more.
  public let run: (_ iterations: Int) async throws -> Void
  /// Performs so many iterations, and says how long they took.
  let time: (_ iterations: Int, Stopwatch) async throws -> Duration

  /// Makes a variant.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - note: How it is done, in half a sentence.
  ///   - operations: How many operations one iteration performs, 1 or more; with fewer it is not measured.
  ///   - bytes: How many bytes one operation takes in, 1 or more; reports give bytes per second then. With fewer it
  ///     is not measured.
  ///   - run: Performs as many iterations as it is told to; none when that is 0. What it throws ends the
  ///     measurement.
  public init(
    _ name: String, note: String = "", operations: Int = 1, bytes: Int? = nil,
    run: @escaping (_ iterations: Int) async throws -> Void
  ) {
    self.name = name
    self.note = note
    self.operations = operations
    self.bytes = bytes
    self.run = run
    time = { iterations, stopwatch in try await stopwatch.time { try await run(iterations) } }
  }

  init(
    _ name: String, note: String, operations: Int, bytes: Int?, run: @escaping (Int) async throws -> Void,
    time: @escaping (Int, Stopwatch) async throws -> Duration
  ) {
    self.name = name
    self.note = note
    self.operations = operations
    self.bytes = bytes
    self.run = run
    self.time = time
  }

  /// The loop that does nothing: what a body has to cost more than.
  public static var emptyLoop: Variant {
    Variant("empty loop") { iterations in
      for iteration in 0..<iterations { blackHole(iteration) }
    }
  }
}
