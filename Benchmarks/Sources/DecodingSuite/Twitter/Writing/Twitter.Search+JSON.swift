extension Twitter.Search: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("statuses", statuses)
      writer.member("search_metadata", searchMetadata)
    }
  }
}
