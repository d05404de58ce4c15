import Foundation

extension Payload<[Contact]> {
  /// Many small objects with short strings: what a list shows.
  static var contacts: Payload {
    contacts("contacts", bytes: 246_000, summary: "two thousand contacts of four fields, 246 KB")
  }

  /// The same contacts, each with its keys in an order of its own: no decoder can expect the next one.
  static var shuffledContacts: Payload {
    Payload(
      "contacts-shuffled", summary: "the same contacts, each with its keys in another order",
      as: [Contact].self
    ) {
      var draws = Draws(seed: 3)
      return data(bytes: 246_000) { draws.shuffled($0.members) }
    }
  }

  /// As many contacts as it takes to fill so many bytes.
  static func contacts(_ name: String, bytes: Int, summary: String) -> Payload {
    Payload(name, summary: summary, as: [Contact].self) { data(bytes: bytes) { $0.members } }
  }

  private static func data(bytes: Int, members: (Contact) -> [JSONNode.Member]) -> Data {
    var source = ContactSource()
    var text = JSONText()
    var separator = "["
    while text.bytes.count < bytes {
      text.append(verbatim: separator)
      text.append(.object(members(source.next())))
      separator = ","
    }
    text.append(verbatim: "]")
    return text.data
  }
}
