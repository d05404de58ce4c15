/// A value on its way into a form: what it has encoded so far.
final class FormNode {
  enum Kind {
    /// Nothing was encoded yet.
    case nothing
    /// A value that is not there.
    case null
    case text
    case keyed
    case list
  }

  private(set) var kind: Kind
  /// The kind whose order is arbitrary: that of dictionaries, or that of sets.
  var unordered: Kind?
  private(set) var text = ""
  private(set) var keys: [String] = []
  /// The values of the keys, or the items of the list.
  private(set) var children: [FormNode] = []
  private var places: [String: Int] = [:]

  init(_ kind: Kind = .nothing) {
    self.kind = kind
  }

  /// Takes on a kind.
  /// - Returns: Whether it has that kind now; it keeps the one that it had.
  func become(_ wanted: Kind) -> Bool {
    if kind == .nothing { kind = wanted }
    return kind == wanted
  }

  /// Becomes a text, or a value that is not there.
  /// - Returns: `false`, and nothing is changed, if it is something already.
  func set(text: String?) -> Bool {
    guard kind == .nothing else { return false }
    kind = text == nil ? .null : .text
    self.text = text ?? ""
    return true
  }

  /// Forgets what was encoded.
  func clear() {
    kind = .nothing
    unordered = nil
    text = ""
    keys = []
    children = []
    places = [:]
  }

  func child(for key: String) -> FormNode? {
    places[key].map { children[$0] }
  }

  /// Adds the value of a key, or puts it in place of the one that was there.
  func put(_ child: FormNode, for key: String) {
    if let place = places[key] {
      children[place] = child
    } else {
      places[key] = children.count
      keys.append(key)
      children.append(child)
    }
  }

  /// Adds an item to the list.
  func append(_ child: FormNode) {
    children.append(child)
  }
}
