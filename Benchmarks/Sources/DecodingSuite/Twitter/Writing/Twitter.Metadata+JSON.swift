extension Twitter.Metadata: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("result_type", resultType)
      writer.member("iso_language_code", isoLanguageCode)
    }
  }
}
