extension ServerSentEventParser {
  /// What one line of an event stream says (WHATWG HTML Standard, section 9.2.6).
  enum Field: Equatable {
    /// The event is complete.
    case blank
    case comment
    case data(String)
    case type(String)
    case id(String)
    case reconnectionTime(Duration)
    /// A line that is ignored.
    case other

    /// Reads a line.
    /// - Parameter line: Its bytes, without its end.
    init(line: UnsafeRawBufferPointer) {
      guard let first = line.first else {
        self = .blank
        return
      }
      let colon = UInt8(ascii: ":")
      guard first != colon else {
        self = .comment
        return
      }
      let name = line.prefix { $0 != colon }
      var value = line[name.endIndex...].dropFirst()
      if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
      self.init(name: name, value: value)
    }

    private init(name: Slice<UnsafeRawBufferPointer>, value: Slice<UnsafeRawBufferPointer>) {
      var text: String { String(decoding: value, as: UTF8.self) }
      // Six bytes tell a name from each that is known.
      switch String(decoding: name.prefix(6), as: UTF8.self) {
      case "data": self = .data(text)
      case "event": self = .type(text)
      case "id" where !value.contains(0): self = .id(text)
      case "retry" where value.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }:
        self = Int(text).map { .reconnectionTime(.milliseconds($0)) } ?? .other
      default: self = .other
      }
    }
  }
}
