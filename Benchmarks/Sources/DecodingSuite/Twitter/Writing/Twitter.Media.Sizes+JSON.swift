extension Twitter.Media.Sizes: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("medium", medium)
      writer.member("small", small)
      writer.member("thumb", thumb)
      writer.member("large", large)
    }
  }
}
