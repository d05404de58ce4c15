/// What a decoder's error says, whatever its case.
struct DecodingFault {
  let kind: HTTPError.Undecodable.Kind
  let codingPath: [String]
  let explanation: String

  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      self.init(.other, [], "\(error)")
      return
    }
    switch error {
    case .typeMismatch(_, let context):
      self.init(.wrongType, context.codingPath, context.debugDescription)
    case .valueNotFound(_, let context):
      self.init(.missing, context.codingPath, context.debugDescription)
    case .keyNotFound(let key, let context):
      self.init(.missing, context.codingPath + [key], context.debugDescription)
    case .dataCorrupted(let context):
      self.init(.malformed, context.codingPath, context.debugDescription)
    @unknown default:
      self.init(.other, [], "\(error)")
    }
  }

  private init(_ kind: HTTPError.Undecodable.Kind, _ path: [any CodingKey], _ explanation: String) {
    self.kind = kind
    self.codingPath = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    self.explanation = explanation
  }
}
