import Foundation
import Loopback

/// What the tour's own server answers: httpbin's `GET /cache/{seconds}`, and 404 for any other path.
enum CacheServer {
  @Sendable
  static func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
    guard let seconds = seconds(in: request.path) else { return .response(404, body: "Not Found\n") }
    guard ["GET", "HEAD"].contains(request.method) else {
      return .response(405, fields: [("Allow", "GET, HEAD")], body: "Method Not Allowed\n")
    }
    return .json(json(Body(request)), fields: [("Cache-Control", "public, max-age=\(seconds)")])
  }

  private struct Body: Encodable {
    let args: [String: String]
    let headers: [String: String]
    let origin = "127.0.0.1"
    let url: String

    init(_ request: LoopbackRequest) {
      let query = URLComponents(string: request.target)?.queryItems ?? []
      args = Dictionary(query.map { ($0.name, $0.value ?? "") }) { "\($0),\($1)" }
      headers = Dictionary(request.fields.map { ($0.name, $0.value) }) { "\($0),\($1)" }
      url = "http://\(request.value("Host") ?? "127.0.0.1")\(request.target)"
    }
  }

  private static func seconds(in path: String) -> Int? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, parts[1] == "cache" else { return nil }
    return Int(parts[2]).flatMap { $0 >= 0 ? $0 : nil }
  }

  private static func json(_ body: Body) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and nothing else: there is nothing that could fail to be encoded.
    return (try? encoder.encode(body)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
