extension Twitter.User.Entities: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let url { writer.member("url", url) }
      writer.member("description", description)
    }
  }
}
