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
    "\(name): \(name.isSensitive ? Redaction.mark : value)"
  }

  /// What `dump` shows: no secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["name": name.spelling, "value": name.isSensitive ? Redaction.mark : value])
  }
}
