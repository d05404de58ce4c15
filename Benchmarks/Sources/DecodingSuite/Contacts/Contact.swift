/// A person of the scene Contacts.
struct Contact: Codable, Sendable, Hashable {
  let id: Int
  let name: String
  let position: String
  /// Left out where nobody has said what the person does.
  let jobDescription: String?
}

extension Contact {
  /// The members, in the order in which they are declared.
  var members: [JSONNode.Member] {
    var members = [
      JSONNode.Member("id", .number(id)),
      JSONNode.Member("name", .string(name)),
      JSONNode.Member("position", .string(position)),
    ]
    if let jobDescription { members.append(JSONNode.Member("jobDescription", .string(jobDescription))) }
    return members
  }
}
