import EnfiladeHTTP
import Testing

/// The rows of a ``StubHTTPClient``, and what to say about a request that is in none.
struct StubTable: Sendable {
  struct Row: Sendable {
    let route: StubRoute
    let answer: StubAnswer
  }

  let rows: [Row]
  /// Where the stub was made.
  let sourceLocation: SourceLocation

  /// Answers a request by the first row that matches, or fails the test whose task this is.
  func respond(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    if let row = rows.first(where: { $0.route.differences(from: request).isEmpty }) {
      return try await row.answer.respond(request)
    }
    let text = text(ofUnexpected: request)
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    throw HTTPError(.unknown(hint: text), stage: .request, request: request)
  }

  private func text(ofUnexpected request: HTTPRequest) -> String {
    guard !rows.isEmpty else {
      return "Unexpected request: \(request). This stub expects none."
    }
    var lines = ["Unexpected request: \(request). This stub knows only:"]
    lines += rows.map { "  \($0.route)" }
    if let hint = hint(for: request) { lines.append(hint) }
    return lines.joined(separator: "\n")
  }

  /// What differs in the one row that is of the same path, if there is one only.
  private func hint(for request: HTTPRequest) -> String? {
    let near = rows.filter { !$0.route.differences(from: request).contains(.path) }
    guard near.count == 1, let route = near.first?.route else { return nil }
    let parts = route.differences(from: request).map(\.rawValue).joined(separator: " and ")
    return "The nearest one, \(route), differs in the \(parts)."
  }
}
