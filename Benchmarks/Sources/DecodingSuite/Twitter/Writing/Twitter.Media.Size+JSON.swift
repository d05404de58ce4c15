extension Twitter.Media.Size: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("w", width)
      writer.member("h", height)
      writer.member("resize", resize)
    }
  }
}
