import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Foundation's own request and response with nothing of ours between.
enum BareHead {
  static func fetch(
    _ url: URL, _ change: (inout URLRequest) -> Void = { _ in }
  ) async throws -> HTTPURLResponse {
    var request = URLRequest(url: url)
    change(&request)
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let (_, response) = try await session.data(for: request)
    guard let head = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return head
  }
}
