extension Catalogue: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("areaNames", areaNames)
      writer.member("audienceSubCategoryNames", audienceSubCategoryNames)
      writer.member("blockNames", blockNames)
      writer.member("events", events)
      writer.member("performances", performances)
      writer.member("seatCategoryNames", seatCategoryNames)
      writer.member("subTopicNames", subTopicNames)
      writer.member("subjectNames", subjectNames)
      writer.member("topicNames", topicNames)
      writer.member("topicSubTopics", topicSubTopics)
      writer.member("venueNames", venueNames)
    }
  }
}
