import Foundation

@testable import EnfiladeHTTP

/// What came of a sequence, and how it ended.
struct Reading<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private(set) var error: HTTPError?

  init<Elements: AsyncSequence>(_ elements: Elements) async
  where Elements.Element == Element, Elements.Failure == HTTPError {
    do throws(HTTPError) {
      for try await element in elements { self.elements.append(element) }
    } catch {
      self.error = error
    }
  }
}

extension HTTPStream {
  /// A response of 200 in pieces.
  static func pieces(_ pieces: [Data], failure: HTTPError.Reason? = nil) throws -> HTTPStream {
    let request = try HTTPRequest(.get, "http://unused.test/")
    return HTTPStream(
      head: HTTPResponse(status: .ok, url: request.url), request: request, pieces: pieces, failure: failure)
  }

  /// A response of 200 in pieces of text.
  static func text(_ pieces: String..., failure: HTTPError.Reason? = nil) throws -> HTTPStream {
    try .pieces(pieces.map { Data($0.utf8) }, failure: failure)
  }
}
