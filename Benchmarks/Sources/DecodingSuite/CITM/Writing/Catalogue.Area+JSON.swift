extension Catalogue.Area: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("areaId", areaId)
      writer.member("blockIds", blockIds)
    }
  }
}
