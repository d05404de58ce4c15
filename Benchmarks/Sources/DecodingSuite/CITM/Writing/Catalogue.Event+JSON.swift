extension Catalogue.Event: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("description", description)
      writer.member("id", id)
      writer.member("logo", logo)
      writer.member("name", name)
      writer.member("subTopicIds", subTopicIds)
      writer.member("subjectCode", subjectCode)
      writer.member("subtitle", subtitle)
      writer.member("topicIds", topicIds)
    }
  }
}
