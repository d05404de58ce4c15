/// A variant that was answered with something else than the server was told to send.
struct HTTPFault: Error, Hashable, CustomStringConvertible {
  let variant: String
  let expected: Answer
  let received: Answer

  var description: String {
    "“\(variant)” was answered with \(text(of: received)) where \(text(of: expected)) was sent; see that nothing, "
      + "such as a proxy named by http_proxy, stands between it and 127.0.0.1."
  }

  private func text(of answer: Answer) -> String {
    "\(answer.bytes) bytes and \(answer.status.map { "the status \($0)" } ?? "no status")"
  }
}
