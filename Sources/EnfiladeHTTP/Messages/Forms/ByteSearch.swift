import Foundation

/// Looks for bytes in bytes: parts may be large, and `Data.range(of:)` takes more than ten times as long.
///
/// R. N. Horspool, "Practical fast searching in strings", Software: Practice and Experience 10 (1980).
struct ByteSearch {
  private let pattern: [UInt8]
  /// How far the pattern may be moved on, by the byte that stands under its last one.
  private let steps: [Int]

  /// Prepares a search.
  /// - Parameter pattern: At least 1 byte.
  init(_ pattern: Data) {
    self.pattern = Array(pattern)
    var steps = Array(repeating: pattern.count, count: 256)
    for (index, byte) in pattern.dropLast().enumerated() { steps[Int(byte)] = pattern.count - 1 - index }
    self.steps = steps
  }

  func finds(in data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var end = pattern.count
      while end <= bytes.count {
        if bytes[(end - pattern.count)..<end].elementsEqual(pattern) { return true }
        end += steps[Int(bytes[end - 1])]
      }
      return false
    }
  }
}
