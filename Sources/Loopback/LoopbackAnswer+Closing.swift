extension LoopbackAnswer {
  /// Whether the head that the steps send, raw or composed, has `Connection: close` in it.
  ///
  /// Heads of interim responses (`100`, `103`) are passed over; the reading ends with the final head, so that a body
  /// is never looked at. Bytes that are made while they are sent are not looked at either.
  var saysClose: Bool {
    var line: [UInt8] = []
    var isInterim: Bool?
    for case .bytes(let bytes) in steps {
      for byte in bytes {
        guard byte == 0x0A else {
          line.append(byte)
          continue
        }
        let text = String(decoding: line[...].trimmingBlanks, as: UTF8.self).lowercased()
        line.removeAll(keepingCapacity: true)
        if text.isEmpty {
          guard isInterim == true else { return false }
          isInterim = nil
        } else if isInterim == nil {
          isInterim = text.hasPrefix("http/1.1 1") && !text.hasPrefix("http/1.1 101")
        } else if Self.isConnectionClose(text) {
          return true
        }
      }
    }
    return false
  }

  private static func isConnectionClose(_ line: String) -> Bool {
    guard let colon = line.firstIndex(of: ":"), line[..<colon] == "connection" else { return false }
    return ListTokens.lowercased(in: String(line[line.index(after: colon)...])).contains("close")
  }
}
