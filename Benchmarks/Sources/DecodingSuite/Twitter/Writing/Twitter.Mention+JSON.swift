extension Twitter.Mention: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("screen_name", screenName)
      writer.member("name", name)
      writer.member("id", id)
      writer.member("id_str", idStr)
      writer.member("indices", indices)
    }
  }
}
