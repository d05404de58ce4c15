/// The head of a request whose body is still to come.
public struct LoopbackHead: Sendable, Equatable {
  /// The ordinal of the connection that it came over, from 0.
  public let connection: Int
  /// How many complete requests have come over that connection before.
  public let requestsBefore: Int
  /// The method, as sent: `POST`.
  public let method: String
  /// The raw target of the request line: `/items?page=2`.
  public let target: String
  /// The header fields in the order in which they were sent.
  public let fields: [LoopbackField]

  /// The value of the first field with this name, whatever its letter case.
  public func value(_ name: String) -> String? {
    let wanted = name.lowercased()
    return fields.first { $0.name.lowercased() == wanted }?.value
  }
}
