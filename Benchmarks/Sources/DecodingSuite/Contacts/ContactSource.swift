/// Makes contacts, without end and always the same ones: first those of the scene's demo.
///
/// One name in six is not ASCII, three descriptions in four have more than the 15 bytes that Swift keeps
/// without asking the heap, one in ten is a paragraph, and one in twelve is not there.
struct ContactSource: Sendable {
  private var draws = Draws(seed: 2)
  private var made = 0

  mutating func next() -> Contact {
    defer { made += 1 }
    if made < Self.demo.count {
      let person = Self.demo[made]
      return Contact(
        id: 1001 + made, name: person.name, position: person.position, jobDescription: person.jobDescription)
    }
    return Contact(
      id: 1001 + made, name: name(), position: position(), jobDescription: jobDescription())
  }

  private mutating func name() -> String {
    if draws.happens(percent: 16) { return draws.one(of: Self.namesBeyondASCII) }
    let given = draws.one(of: Self.givenNames)
    let family = draws.one(of: Self.familyNames)
    return draws.happens(percent: 3) ? "\(given) \"\(given.prefix(2))\" \(family)" : "\(given) \(family)"
  }

  private mutating func position() -> String {
    let role = draws.one(of: Self.roles)
    return draws.happens(percent: 40) ? "\(draws.one(of: Self.ranks)) \(role)" : role
  }

  private mutating func jobDescription() -> String? {
    switch draws.number(below: 100) {
    case ..<8: return nil
    case ..<25: return draws.one(of: Self.duties)
    case ..<90: return sentence()
    default:
      let sentences = (0..<draws.number(in: 2...4)).map { _ in sentence() + "." }
      return sentences.joined(separator: draws.happens(percent: 50) ? "\n" : " ")
    }
  }

  private mutating func sentence() -> String {
    let start = "\(draws.one(of: Self.verbs)) the \(draws.one(of: Self.objects))"
    return draws.happens(percent: 45) ? "\(start) \(draws.one(of: Self.circumstances))" : start
  }
}
