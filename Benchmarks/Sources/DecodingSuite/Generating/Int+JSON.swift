extension Int: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.raw(writer.style == .escaped ? roundedAsByJavaScript.description : description)
  }

  /// What JavaScript shows for this integer: the shortest digits that round to the same double, and zeros.
  var roundedAsByJavaScript: Int {
    guard magnitude > 1 << 53 else { return self }
    let shortest = Double(self).description.split(separator: "e")
    guard let exponent = shortest.dropFirst().first.flatMap({ Int($0) }) else { return Int(Double(self)) }
    let digits = shortest[0].filter { $0 != "." }
    let zeros = String(repeating: "0", count: exponent + 1 - digits.count { $0.isNumber })
    return Int(digits + zeros) ?? self
  }
}
