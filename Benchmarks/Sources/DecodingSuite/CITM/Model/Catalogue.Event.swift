extension Catalogue {
  /// Something that is performed, once or more often.
  struct Event: Decodable, Equatable, Sendable {
    var description: String?
    var id: Int
    var logo: String?
    var name: String
    var subTopicIds: [Int]
    var subjectCode: String?
    var subtitle: String?
    var topicIds: [Int]
  }
}
