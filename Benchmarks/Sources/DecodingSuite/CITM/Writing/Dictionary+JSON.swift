/// A map is written as an object, its keys in ascending order.
extension Dictionary: JSONWritable where Key: Comparable & LosslessStringConvertible, Value: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (key, value) in sorted(by: { $0.key < $1.key }) { writer.member(key.description, value) }
    }
  }
}
