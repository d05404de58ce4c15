import Foundation

extension MultipartForm {
  /// A part of a form.
  public struct Part: Sendable, Hashable {
    /// The name of the field, as it was given.
    public let name: String
    /// The name of a file that it might be, as it was given.
    public let filename: String?
    /// The media type; `nil` for a text, which is UTF-8 (RFC 7578, sections 4.4 and 5.1.2).
    public let contentType: String?
    /// Where the bytes come from.
    public let content: HTTPBody.Content

    /// The header fields and the empty line after them (RFC 7578, section 4.2).
    var head: Data {
      var head = #"Content-Disposition: form-data; name="\#(Self.escaped(name))""#
      if let filename { head += #"; filename="\#(Self.escaped(filename))""# }
      head += "\r\n"
      if let contentType { head += "Content-Type: \(contentType)\r\n" }
      return Data("\(head)\r\n".utf8)
    }

    /// The text with `%22` for a quotation mark, `%0D` for CR and `%0A` for LF, as browsers do (WHATWG HTML,
    /// "Multipart form data"), so that it cannot end the line; and likewise for the control characters that browsers
    /// let through but no line of a header may have. A percent sign stays as it is.
    private static func escaped(_ text: String) -> String {
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), 0x00...0x08, 0x0A...0x1F, 0x7F:
          bytes.append(contentsOf: PercentEscape.bytes(of: byte))
        default:
          bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension MultipartForm.Part: CustomStringConvertible, CustomReflectable {
  /// The name, the media type and the size; never the content, which may be a secret.
  public var description: String {
    "\(name.debugDescription): \(content.summary) of \(contentType ?? "text/plain")"
  }

  /// What `dump` shows: no secret.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "name": name, "filename": filename as Any, "contentType": contentType as Any,
        "content": content.summary,
      ])
  }
}
