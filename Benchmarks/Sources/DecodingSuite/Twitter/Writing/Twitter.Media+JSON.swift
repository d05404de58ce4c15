extension Twitter.Media: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("id_str", idStr)
      writer.member("indices", indices)
      writer.member("media_url", mediaUrl)
      writer.member("media_url_https", mediaUrlHttps)
      writer.member("url", url)
      writer.member("display_url", displayUrl)
      writer.member("expanded_url", expandedUrl)
      writer.member("type", type)
      writer.member("sizes", sizes)
      if let sourceStatusId { writer.member("source_status_id", sourceStatusId) }
      if let sourceStatusIdStr { writer.member("source_status_id_str", sourceStatusIdStr) }
    }
  }
}
