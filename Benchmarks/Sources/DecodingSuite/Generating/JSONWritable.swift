/// A value that says how it is written as JSON: which members it has, and in which order.
protocol JSONWritable {
  func write(to writer: inout JSONWriter)
}

extension String: JSONWritable {
  func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Bool: JSONWritable {
  func write(to writer: inout JSONWriter) { writer.raw(self ? "true" : "false") }
}

extension Double: JSONWritable {
  func write(to writer: inout JSONWriter) { writer.raw(description) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  func write(to writer: inout JSONWriter) {
    if let value = self { value.write(to: &writer) } else { writer.raw("null") }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for element in self { writer.element(element) }
    }
  }
}
