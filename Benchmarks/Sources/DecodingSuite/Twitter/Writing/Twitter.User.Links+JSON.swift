extension Twitter.User.Links: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("urls", urls)
    }
  }
}
