import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Testing

struct FormRoundTripTests {
  /// A value of lists and keys, with the pairs that it should become.
  private indirect enum Tree: Encodable {
    case text(String)
    case list([Tree])
    case keyed([(String, Tree)])

    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(depth: Int, using random: inout SeededGenerator) {
      switch depth > 0 ? Int.random(in: 0..<3, using: &random) : 0 {
      case 0: self = .text(HostileText.make(using: &random))
      case 1:
        self = .list(
          (0..<Int.random(in: 0...3, using: &random)).map { _ in Tree(depth: depth - 1, using: &random) })
      default: self = Tree(keysOfDepth: depth, using: &random)
      }
    }

    init(keysOfDepth depth: Int, using random: inout SeededGenerator) {
      var pairs: [(String, Tree)] = []
      for index in 0..<Int.random(in: 0...4, using: &random) {
        pairs.append(("\(index)\(HostileText.make(using: &random))", Tree(depth: depth - 1, using: &random)))
      }
      self = .keyed(pairs)
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text):
        var container = encoder.singleValueContainer()
        try container.encode(text)
      case .list(let items):
        var container = encoder.unkeyedContainer()
        for item in items { try container.encode(item) }
      case .keyed(let pairs):
        var container = encoder.container(keyedBy: Key.self)
        for (key, tree) in pairs { try container.encode(tree, forKey: Key(stringValue: key)) }
      }
    }

    func pairs(named name: String?) -> [FormReader.Pair] {
      switch self {
      case .text(let text):
        [FormReader.Pair(name: name ?? "", value: text)]
      case .list(let items):
        items.enumerated().flatMap { $1.pairs(named: "\(name ?? "")[\($0)]") }
      case .keyed(let pairs):
        pairs.flatMap { key, tree in tree.pairs(named: name.map { "\($0)[\(key)]" } ?? key) }
      }
    }
  }

  @Test func `300 random values are read back as they were`() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("form round trips: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for run in 0..<300 {
      let tree = Tree(keysOfDepth: 5, using: &random)
      let read = try FormReader.pairs(of: FormEncoder(lists: .indexed).encode(tree))
      guard read.map(\.exact) == tree.pairs(named: nil).map(\.exact) else {
        Issue.record("run \(run) of seed \(seed): \(tree)")
        return
      }
    }
  }
}

extension FormReader.Pair {
  /// The bytes, which tell apart what Swift takes for the same text.
  fileprivate var exact: [[UInt8]] { [Array(name.utf8), Array(value.utf8)] }
}
