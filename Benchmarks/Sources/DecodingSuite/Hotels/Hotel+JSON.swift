extension Hotel {
  /// The hotel as a server writes it, which knows more than the model asks for.
  /// - Parameter revision: What the model does not ask for.
  func node(revision: Int) -> JSONNode {
    var members = [
      JSONNode.Member("id", .number(id)),
      JSONNode.Member("name", .string(name)),
      JSONNode.Member("icon", .string(icon)),
      JSONNode.Member("stars", .number(stars)),
    ]
    if let rating { members.append(JSONNode.Member("rating", .number(rating))) }
    members += [
      JSONNode.Member("reviewCount", .number(reviewCount)),
      JSONNode.Member("isOpen", .bool(isOpen)),
      JSONNode.Member("location", location.node),
      JSONNode.Member("price", price?.node ?? .null),
      JSONNode.Member("amenities", .array(amenities.map { .string($0) })),
      JSONNode.Member("revision", .object([JSONNode.Member("number", .number(revision))])),
      JSONNode.Member("page", .string(page)),
    ]
    if let about { members.append(JSONNode.Member("about", .string(about))) }
    return .object(members)
  }
}

extension Hotel.Location {
  fileprivate var node: JSONNode {
    var members = [
      JSONNode.Member("latitude", .number(latitude)),
      JSONNode.Member("longitude", .number(longitude)),
      JSONNode.Member("street", .string(street)),
      JSONNode.Member("city", .string(city)),
      JSONNode.Member("country", .string(country)),
    ]
    if let postalCode { members.append(JSONNode.Member("postalCode", .string(postalCode))) }
    return .object(members)
  }
}

extension Hotel.Price {
  fileprivate var node: JSONNode {
    .object([
      JSONNode.Member("amount", .number(amount)),
      JSONNode.Member("currency", .string(currency)),
      JSONNode.Member("taxes", .number(taxes)),
    ])
  }
}
