/// A collection that encodes what it holds in an arbitrary order.
protocol FormUnordered {
  /// As what it encodes itself where its order may be chosen.
  var unorderedKind: FormNode.Kind { get }
}

// A dictionary whose keys are not texts encodes a list, in which each key comes before its value: that stays.
extension Dictionary: FormUnordered {
  var unorderedKind: FormNode.Kind { .keyed }
}

extension Set: FormUnordered {
  var unorderedKind: FormNode.Kind { .list }
}
