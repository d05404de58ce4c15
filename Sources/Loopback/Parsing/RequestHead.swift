/// The request line and the fields of a request (RFC 9112, sections 3 and 5).
struct RequestHead: Equatable {
  var method = ""
  var target = ""
  var minorVersion = 1
  var fields: [LoopbackField] = []
  /// The bytes as they were sent, the blank line included.
  var bytes: [UInt8] = []

  /// The values of all fields with this name, given in lower case.
  func values(_ name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// Whether the client lets the connection be used again.
  var allowsKeepAlive: Bool {
    let options = values("connection").flatMap(ListTokens.lowercased)
    if options.contains("close") { return false }
    return minorVersion >= 1 || options.contains("keep-alive")
  }

  /// Whether the client waits for `100 Continue` before it sends the body.
  var expectsContinue: Bool {
    minorVersion >= 1 && values("expect").flatMap(ListTokens.lowercased).contains("100-continue")
  }
}
