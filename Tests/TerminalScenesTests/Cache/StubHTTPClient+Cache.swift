import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Synchronization

extension StubHTTPClient {
  /// A client that answers with one JSON text after the other, with the last one for ever.
  static func json(_ texts: String..., status: HTTPStatus = .ok) -> StubHTTPClient {
    let count = Atomic(0)
    return StubHTTPClient { request in
      let ordinal = count.add(1, ordering: .relaxed).oldValue
      let text = texts[min(ordinal, texts.count - 1)]
      return HTTPResponse(status: status, body: Data(text.utf8), url: request.url)
    }
  }
}
