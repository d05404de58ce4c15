extension HTTPFields: CustomStringConvertible, CustomReflectable {
  /// Each field on a line of its own, with secrets left out.
  public var description: String {
    map(\.description).joined(separator: "\n")
  }

  /// What `dump` shows: no secret.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: map(\.description), displayStyle: .collection)
  }
}

extension HTTPFields.Field: CustomStringConvertible, CustomReflectable {
  /// Name and value, unless that is a secret.
  public var description: String {
    "\(name): \(shownValue)"
  }

  private var shownValue: String {
    if name.isSensitive { return Redaction.mark }
    return name.holdsURL ? Redaction.text(ofAny: value) : value
  }

  /// What `dump` shows: no secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["name": name.spelling, "value": shownValue])
  }
}
