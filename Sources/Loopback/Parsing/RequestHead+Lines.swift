extension RequestHead {
  /// Takes the request line, such as `GET /items HTTP/1.1`.
  mutating func readRequestLine(_ line: ArraySlice<UInt8>) throws(Malformed) {
    let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw Malformed("The request line is not a method, a target and a version with single spaces.")
    }
    guard Self.isToken(parts[0]) else {
      throw Malformed("The method is not a token.")
    }
    guard !parts[1].isEmpty, parts[1].allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      throw Malformed("The target is empty or has a control character in it.")
    }
    guard parts[2].starts(with: "HTTP/1.".utf8), parts[2].count == 8,
      let digit = parts[2].last, (0x30...0x39).contains(digit)
    else {
      throw Malformed("The version is not HTTP/1.0 or HTTP/1.1.")
    }
    method = String(decoding: parts[0], as: UTF8.self)
    target = String(decoding: parts[1], as: UTF8.self)
    minorVersion = Int(digit - 0x30)
  }

  /// Takes a field line, such as `Accept: */*`.
  mutating func readFieldLine(_ line: ArraySlice<UInt8>) throws(Malformed) {
    guard let colon = line.firstIndex(of: 0x3A) else {
      throw Malformed("A header line has no colon.")
    }
    guard Self.isToken(line[..<colon]) else {
      throw Malformed("A header name is not a token.")
    }
    let value = line[(colon + 1)...].trimmingBlanks
    guard value.allSatisfy({ ($0 >= 0x20 || $0 == 0x09) && $0 != 0x7F }) else {
      throw Malformed("A header value has a control character in it.")
    }
    fields.append(
      LoopbackField(
        name: String(decoding: line[..<colon], as: UTF8.self), value: String(decoding: value, as: UTF8.self)))
  }

  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    let marks = Array("!#$%&'*+-.^_`|~".utf8)
    return !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: marks.contains(byte)
        }
      }
  }
}
