/// A request that a `LoopbackServer` has received in full, head and body.
public struct LoopbackRequest: Sendable, Equatable {
  /// The place of this request among all requests of its server, from 0.
  public let ordinal: Int
  /// The ordinal of the connection that it came over, from 0.
  public let connection: Int
  /// How many complete requests came over that connection before this one.
  public let requestsBefore: Int
  /// The method, as sent: `GET`.
  public let method: String
  /// The raw target of the request line: `/items?page=2`.
  public let target: String
  /// The header fields in the order in which they were sent.
  public let fields: [LoopbackField]
  /// The body, with a chunked coding taken off; empty when there was none, and at a server that only hashes bodies.
  public let body: [UInt8]
  /// The digest of the body, with a chunked coding taken off, whether the body is kept or not.
  public var bodyDigest: LoopbackDigest {
    hashed ?? LoopbackDigest(body)
  }
  /// The raw head: the request line, the fields and the blank line, exactly as sent.
  public let head: [UInt8]
  /// The digest of a body that is not kept.
  let hashed: LoopbackDigest?

  /// The target up to its first `?`, with percent-encoding left as it is.
  public var path: String {
    String(target.prefix { $0 != "?" })
  }

  /// The target after its first `?`, with percent-encoding left as it is; nil without a `?`.
  public var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }

  /// The body as UTF-8 text, with malformed bytes repaired.
  public var text: String {
    String(decoding: body, as: UTF8.self)
  }

  /// The value of the first field with this name, whatever its letter case.
  public func value(_ name: String) -> String? {
    values(name).first
  }

  /// The values of all fields with this name, whatever their letter case, in the order sent.
  public func values(_ name: String) -> [String] {
    let wanted = name.lowercased()
    return fields.filter { $0.name.lowercased() == wanted }.map(\.value)
  }
}
