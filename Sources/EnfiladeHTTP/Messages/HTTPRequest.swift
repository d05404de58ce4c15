public import Foundation

/// A request: what to do, where, with which fields and body, and how long it may take.
///
/// What can be wrong with its parts is found when they are made; what can be wrong with their combination,
/// when the request is sent. Either way the ``HTTPError`` says so before a byte leaves.
public struct HTTPRequest: Sendable, Hashable {
  /// What to do.
  public let method: HTTPMethod
  /// Where: an absolute `http` or `https` URL with a host, and with no user or password in it.
  public let url: URL
  /// The scheme, the host and the port of the URL, which every sending needs.
  let origin: String
  /// The header fields. Those that frame the message, such as `Content-Length`, are the transport's to write.
  public var fields: HTTPFields
  /// What the request carries; not for `GET`, `HEAD` and `TRACE`.
  public var body: HTTPBody?
  /// How long it may take; what is `nil` is left to the client.
  public var timeLimits: HTTPTimeLimits

  /// How long the whole exchange may take, redirects included; more than 0. `nil` leaves it to the client.
  public var timeout: Duration? {
    get { timeLimits.total }
    set { timeLimits.total = newValue }
  }

  /// Makes a request.
  /// - Parameters:
  ///   - method: What to do.
  ///   - url: Where: an absolute `http` or `https` URL with a host, and with no user or password in it.
  ///   - fields: The header fields.
  ///   - body: What the request carries.
  ///   - timeout: How long the whole exchange may take; more than 0. `nil` leaves it to the client.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/invalidRequest(_:)``.
  public init(
    _ method: HTTPMethod = .get, _ url: URL, fields: HTTPFields = HTTPFields(), body: HTTPBody? = nil,
    timeout: Duration? = nil
  ) throws(HTTPError) {
    self.method = method
    self.url = try Self.checked(url)
    origin = self.url.origin
    self.fields = fields
    self.body = body
    timeLimits = HTTPTimeLimits(total: timeout)
  }

  /// Makes a request from texts.
  ///
  ///     let request = try HTTPRequest(.get, "https://httpbin.org/cache/60", fields: ["Accept": "text/html"])
  ///
  /// - Parameters:
  ///   - method: What to do.
  ///   - url: Where. Characters that a URL may not contain are percent-encoded, except white space and
  ///     control characters, which are refused.
  ///   - fields: The header fields.
  ///   - body: What the request carries.
  ///   - timeout: How long the whole exchange may take; more than 0. `nil` leaves it to the client.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/invalidRequest(_:)``.
  public init(
    _ method: HTTPMethod = .get, _ url: String, fields: KeyValuePairs<String, String> = [:],
    body: HTTPBody? = nil, timeout: Duration? = nil
  ) throws(HTTPError) {
    let hasControl = url.unicodeScalars.contains { $0.value <= 0x20 || $0.value == 0x7F }
    if hasControl {
      let fault = "has white space or a control character in it; write a space as %20"
      throw HTTPError(invalid: .url(Redaction.text(ofUnreadable: url), fault: fault))
    }
    guard let parsed = URL(lenient: url) else {
      throw HTTPError(invalid: .url(Redaction.text(ofUnreadable: url), fault: "is no URL"))
    }
    try self.init(method, parsed, body: body, timeout: timeout)
    do {
      self.fields = try HTTPFields(fields)
    } catch {
      throw HTTPError(error.reason, stage: .request, request: self)
    }
  }

  /// - Parameter url: A URL of any kind.
  /// - Returns: The URL, absolute, once it is known to be one that can be asked.
  static func checked(_ url: URL) throws(HTTPError) -> URL {
    let url = url.absoluteURL
    // Not before it is needed: it costs more than all else here.
    var text: String { Redaction.text(of: url) }
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      throw HTTPError(invalid: .url(text, fault: "must begin with http:// or https://"))
    }
    guard let host = url.host(percentEncoded: true), !host.isEmpty else {
      throw HTTPError(invalid: .url(text, fault: "has no host"))
    }
    guard url.user == nil, url.password == nil else {
      throw HTTPError(
        invalid: .url(text, fault: "carries a user or password; send an Authorization field instead"))
    }
    if let port = url.port, !(1...65535).contains(port) {
      throw HTTPError(invalid: .url(text, fault: "has the port \(port), which is not between 1 and 65535"))
    }
    guard scheme != url.scheme, var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return url
    }
    // URLSession on Linux takes no scheme in upper case.
    components.scheme = scheme
    return components.url ?? url
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible {
  /// The method and the URL, with secrets left out.
  public var description: String {
    "\(method) \(Redaction.text(of: url))"
  }

  /// The head and the size of the body, with secrets left out.
  public var debugDescription: String {
    var lines = [description]
    if !fields.isEmpty { lines.append(fields.description) }
    if let body { lines.append("(\(body))") }
    return lines.joined(separator: "\n")
  }
}

extension HTTPRequest: CustomReflectable {
  /// What `dump` shows: no secret.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "method": method.token, "url": Redaction.text(of: url), "fields": fields, "body": body as Any,
        "timeLimits": timeLimits,
      ])
  }
}
