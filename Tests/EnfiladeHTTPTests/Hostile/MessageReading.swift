/// What the bytes of a response say, read leniently, as libcurl reads them: lines may end with LF alone, and interim
/// responses are passed over. Nothing of the client's is used, so that it can be judged by this.
struct MessageReading: Equatable {
  /// The first two words of the status line.
  let status: [String]
  /// The lines that say where the body ends, how it is coded and where a redirect leads, without regard to the
  /// letter case of their names.
  let framing: [String]
  /// Whether a line of the head begins with a CR that no LF follows: to libcurl the head ends there, and to
  /// FoundationNetworking it does not.
  private(set) var isAmbiguous = false
  /// Everything after the head.
  let rest: [UInt8]

  /// nil when there is no complete head.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while true {
      var lines: [String] = []
      while true {
        guard let end = rest.firstIndex(of: 0x0A) else { return nil }
        var line = rest[..<end]
        if line.last == 0x0D { line.removeLast() }
        if line.first == 0x0D { isAmbiguous = true }
        rest = rest[(end + 1)...]
        if line.isEmpty { break }
        // Every byte as a character of its own: nothing is repaired.
        lines.append(String(String.UnicodeScalarView(line.map { Unicode.Scalar($0) })))
      }
      let status = lines.first.map { $0.split(separator: " ").prefix(2).map(String.init) } ?? []
      if status.count == 2, status[1].hasPrefix("1") { continue }
      self.status = status
      framing = lines.dropFirst().filter { line in
        let name = line.prefix { $0 != ":" }.lowercased()
        return ["content-length", "transfer-encoding", "content-encoding", "location"].contains(name)
      }
      self.rest = Array(rest)
      return
    }
  }

  /// The value of the framing line with this name, given in lower case.
  func value(_ name: String) -> String? {
    framing.first { $0.lowercased().hasPrefix(name + ":") }.map { line in
      String(line.drop { $0 != ":" }.dropFirst()).trimmingPrefix { $0 == " " }.description
    }
  }
}
