extension Twitter.SearchMetadata: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("completed_in", completedIn)
      writer.member("max_id", maxId)
      writer.member("max_id_str", maxIdStr)
      writer.member("next_results", nextResults)
      writer.member("query", query)
      writer.member("refresh_url", refreshUrl)
      writer.member("count", count)
      writer.member("since_id", sinceId)
      writer.member("since_id_str", sinceIdStr)
    }
  }
}
