extension Twitter.Hashtag: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("text", text)
      writer.member("indices", indices)
    }
  }
}
