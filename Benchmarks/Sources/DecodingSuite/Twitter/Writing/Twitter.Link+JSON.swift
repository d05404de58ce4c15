extension Twitter.Link: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("url", url)
      writer.member("expanded_url", expandedUrl)
      writer.member("display_url", displayUrl)
      writer.member("indices", indices)
    }
  }
}
