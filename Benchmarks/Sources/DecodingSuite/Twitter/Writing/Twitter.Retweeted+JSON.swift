extension Twitter.Retweeted: JSONWritable {
  func write(to writer: inout JSONWriter) { status.write(to: &writer) }
}
