/// What a concert hall offers in a season, in maps whose keys are numbers.
struct Catalogue: Decodable, Equatable, Sendable {
  var areaNames: [Int: String]
  var audienceSubCategoryNames: [Int: String]
  var blockNames: [Int: String]
  var events: [Int: Event]
  var performances: [Performance]
  var seatCategoryNames: [Int: String]
  var subTopicNames: [Int: String]
  var subjectNames: [Int: String]
  var topicNames: [Int: String]
  var topicSubTopics: [Int: [Int]]
  var venueNames: [String: String]
}
