import EnfiladeHTTP
import Foundation
import Loopback
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The ways of asking, each written as people write it.
extension Station {
  func fetchWithCompletionHandler() async throws -> Answer {
    let (data, response) = try await withCheckedThrowingContinuation { continuation in
      let task = session.dataTask(with: URLRequest(url: url)) { data, response, error in
        if let data, let response {
          continuation.resume(returning: (data, response))
        } else {
          continuation.resume(throwing: error ?? URLError(.unknown))
        }
      }
      task.resume()
    }
    return Answer(status: (response as? HTTPURLResponse)?.statusCode, bytes: data.count)
  }

  func fetchAsync() async throws -> Answer {
    let (data, response) = try await session.data(for: URLRequest(url: url))
    return Answer(status: (response as? HTTPURLResponse)?.statusCode, bytes: data.count)
  }

  func fetchWithDelegate() async throws -> Answer {
    let (data, response) = try await collector.collect(delegatingSession.dataTask(with: URLRequest(url: url)))
    return Answer(status: (response as? HTTPURLResponse)?.statusCode, bytes: data.count)
  }

  func fetchWithClient() async throws -> Answer {
    let response = try await client.send(request)
    return Answer(status: response.status.code, bytes: response.body.count)
  }

  /// It holds up the thread that it runs on, which no program should do with a thread of Swift's concurrency;
  /// here nobody else wants it, and so many of a batch are on their way as there are such threads.
  func fetchWithSocket() throws -> Answer {
    let idle = idleConnections.withLock { $0.popLast() }
    let connection = try idle ?? BlockingConnection(port: origin.port)
    let answer = try connection.fetch(socketRequest)
    idleConnections.withLock { $0.append(connection) }
    return answer
  }
}
