/// Makes pairs of a name and a text of what a value has encoded.
struct FormFlattening {
  let encoder: FormEncoder
  private(set) var pairs: [(String, String)] = []

  init(encoder: FormEncoder) {
    self.encoder = encoder
  }

  mutating func add(top node: FormNode) throws(FormFault) {
    switch node.kind {
    case .nothing: return
    case .keyed: try addEntries(of: node) { $0 }
    case .list: throw Self.topLevel(is: "a list")
    case .text: throw Self.topLevel(is: "a single value")
    case .null: throw Self.topLevel(is: "nil")
    }
  }

  private mutating func add(_ node: FormNode, as name: String) throws(FormFault) {
    switch node.kind {
    case .nothing:
      return
    case .null:
      if encoder.nils == .empty { pairs.append((name, "")) }
    case .text:
      pairs.append((name, node.text))
    case .keyed:
      switch encoder.nestedKeys {
      case .brackets: try addEntries(of: node) { "\(name)[\($0)]" }
      case .dots: try addEntries(of: node) { "\(name).\($0)" }
      }
    case .list:
      try addItems(of: node, as: name)
    }
  }

  private mutating func addEntries(of node: FormNode, name: (String) -> String) throws(FormFault) {
    var entries = Array(zip(node.keys, node.children))
    if encoder.keyOrder == .sorted || node.unordered == .keyed {
      entries.sort { Self.precedes($0.0, $1.0) }
    }
    for (key, child) in entries { try add(child, as: name(key)) }
  }

  private mutating func addItems(of node: FormNode, as name: String) throws(FormFault) {
    let items = Self.items(of: node)
    switch encoder.lists {
    case .repeated:
      for item in items { try add(item, as: name) }
    case .brackets:
      for item in items { try add(item, as: "\(name)[]") }
    case .indexed:
      for (index, item) in items.enumerated() { try add(item, as: "\(name)[\(index)]") }
    case .joined(let separator):
      guard !items.contains(where: { $0.kind == .keyed || $0.kind == .list }) else {
        throw FormFault(
          at: name,
          "a list that is to be joined holds values that are no texts; choose another way to write lists")
      }
      let shown = items.filter { $0.kind == .text || ($0.kind == .null && encoder.nils == .empty) }
      if !shown.isEmpty { pairs.append((name, shown.map(\.text).joined(separator: separator))) }
    }
  }

  /// The items of a list; of a set, if all of them are texts, in their order.
  private static func items(of node: FormNode) -> [FormNode] {
    guard node.unordered == .list, node.children.allSatisfy({ $0.kind == .text }) else {
      return node.children
    }
    return node.children.sorted { precedes($0.text, $1.text) }
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func topLevel(is kind: String) -> FormFault {
    FormFault(
      at: nil, "its top level is \(kind), which has no names; encode a type with keys or a dictionary")
  }
}
