/// Each field on a line of its own, with secrets left out.
extension HTTPFields: CustomStringConvertible, CustomReflectable {
  public var description: String {
    map(\.description).joined(separator: "\n")
  }

  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: map(\.description), displayStyle: .collection)
  }
}

extension HTTPFields.Field: CustomStringConvertible, CustomReflectable {
  public var description: String {
    "\(name): \(name.isSensitive ? Redaction.mark : value)"
  }

  public var customMirror: Mirror {
    Mirror(self, children: ["name": name.spelling, "value": name.isSensitive ? Redaction.mark : value])
  }
}
