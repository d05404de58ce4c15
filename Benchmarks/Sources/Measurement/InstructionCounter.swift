internal import CInstruments
internal import Foundation

/// Counts the instructions of a variant, in a process that runs in callgrind (N. Nethercote, "Dynamic Binary
/// Analysis and Instrumentation", 2004).
///
/// The counts are the same each time to about one in a thousand, whatever else the machine does. Only what
/// lies between two requests to callgrind is counted, and of that only what the iterations add.
public struct InstructionCounter: Sendable {
  /// How many instructions are enough for a count.
  private static let enough = 20_000_000.0
  /// The most iterations for one count.
  private static let mostIterations = 2000
  /// A variant that takes in more bytes than this in one iteration is not counted: callgrind is about 50 times
  /// slower than the machine.
  public static let mostBytes = 5_000_000

  /// Whether the process runs in callgrind.
  ///
  /// All is slow there. What prepares a comparison may leave out checks that take long, since the same is prepared
  /// outside of callgrind too, and variants that are not counted because they take in more than ``mostBytes``.
  public static var isAtWork: Bool { callgrind_is_running() }

  private let files: CallgrindFiles

  /// Makes a counter.
  /// - Parameter path: What callgrind was told to call its files, as `--callgrind-out-file`.
  /// - Returns: `nil` where the process does not run in valgrind, or was built without valgrind's header.
  public init?(reading path: String) {
    guard callgrind_is_running() else { return nil }
    files = CallgrindFiles(path: path)
  }

  /// Counts the instructions of a variant.
  /// - Parameters:
  ///   - variant: What is counted. It runs once first, since a first run sets up caches.
  ///   - unit: What the count is given for.
  /// - Returns: The count, or `nil` for a variant that takes in too many bytes.
  /// - Throws: What the variant throws, ``MeasurementError`` for one that nothing can be given for, and
  ///   ``MeasurementError/uncounted(variant:)`` where callgrind wrote nothing.
  public func count(_ variant: Variant, per unit: Comparison.Unit) async throws -> Double? {
    let units = try unit.units(
      ofIterationsOf: variant.name, operations: variant.operations, bytes: variant.bytes)
    guard Double(variant.bytes ?? 0) * Double(variant.operations) <= Double(Self.mostBytes) else {
      return nil
    }
    try await variant.run(1)
    let idle = try await instructions(of: variant, iterations: 0)
    let one = try await instructions(of: variant, iterations: 1) - idle
    guard one > 0 else { throw MeasurementError.uncounted(variant: variant.name) }
    let times = min(Self.mostIterations, Int(Self.enough / one))
    guard times > 1 else { return one / units }
    return (try await instructions(of: variant, iterations: times) - idle) / Double(times) / units
  }

  private func instructions(of variant: Variant, iterations: Int) async throws -> Double {
    callgrind_start_counting()
    let result: Result<Void, any Error>
    do {
      result = .success(try await variant.run(iterations))
    } catch {
      result = .failure(error)
    }
    callgrind_stop_counting()
    try result.get()
    guard let total = files.takeTotal() else { throw MeasurementError.uncounted(variant: variant.name) }
    return Double(total)
  }
}
