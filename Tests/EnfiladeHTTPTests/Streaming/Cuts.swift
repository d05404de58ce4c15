import EnfiladeTesting
import Foundation

/// Ways to cut bytes into pieces.
enum Cuts {
  /// The whole, single bytes, and whatever one cut makes, or two of a text that is short; empty pieces included.
  static func all(of bytes: [UInt8]) -> [[Data]] {
    var ways = [[Data(bytes)], bytes.map { Data([$0]) }]
    for first in 0...bytes.count {
      for second in first...(bytes.count < 40 ? bytes.count : first) {
        ways.append([Data(bytes[..<first]), Data(bytes[first..<second]), Data(bytes[second...])])
      }
    }
    return ways
  }

  /// Pieces of 0 to 9 bytes.
  static func random(of bytes: [UInt8], using generator: inout SeededGenerator) -> [Data] {
    var pieces: [Data] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 0...9, using: &generator)
      pieces.append(Data(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return pieces
  }
}
