/// How text of whole bytes is read, as plainly as it can be written: the model for what reads it in pieces.
struct NaiveText {
  /// The lines that have an end.
  private(set) var ended: [String] = []
  /// What comes after the last end.
  private(set) var rest = ""

  init(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n" where index > 0 && scalars[index - 1] == "\r": break
      case "\n", "\r":
        ended.append(rest)
        rest = ""
      default: rest.unicodeScalars.append(scalar)
      }
    }
  }

  var lines: [String] { rest.isEmpty ? ended : ended + [rest] }

  /// The events, by the words of the WHATWG HTML Standard, section 9.2.6.
  var events: [ServerSentEventRecord] {
    var events: [ServerSentEventRecord] = []
    var (data, type, id) = ("", "", "")
    for line in ended {
      if line.isEmpty {
        if !data.isEmpty {
          data.unicodeScalars.removeLast()
          events.append(ServerSentEventRecord(type: type.isEmpty ? "message" : type, data: data, id: id))
        }
        (data, type) = ("", "")
        continue
      }
      let scalars = line.unicodeScalars
      let colon = scalars.firstIndex(of: ":") ?? scalars.endIndex
      var value = scalars[colon...].dropFirst()
      if value.first == " " { value = value.dropFirst() }
      switch String(scalars[..<colon]) {
      case "event": type = String(value)
      case "data": data += String(value) + "\n"
      case "id" where !value.contains("\0"): id = String(value)
      default: break
      }
    }
    return events
  }
}

/// An event of the model.
struct ServerSentEventRecord: Equatable {
  let type: String
  let data: String
  let id: String
}
