public import Enfilade
public import EnfiladeHTTP

/// Asks the server when its view appears, and again when the person wants to.
///
/// Where the sample behind this scene gives each call a success and a failure callback, the work here is one
/// `async throws` call: the compiler sees to it that each way out is taken once, on the main actor, and
/// that a failure has a type.
public final class CachePresenter<V: CacheView>: Presenter {
  /// The presenter's way to its view.
  public let link = ViewLink<V>()

  private let client: any HTTPClient
  private let seconds: Int
  private let baseURL: String
  private var content: Loadable<CacheModel, HTTPError> = .idle

  /// Makes a presenter.
  /// - Parameters:
  ///   - client: Who carries the requests.
  ///   - seconds: For how long an answer may be kept, 0 or more.
  ///   - baseURL: Where httpbin, or a server that answers like it, is. What is wrong with it is shown as a
  ///     failure.
  public init(client: any HTTPClient, seconds: Int = 2000, baseURL: String = "https://httpbin.org") {
    self.client = client
    self.seconds = seconds
    self.baseURL = baseURL
  }

  /// Asks the server.
  public func viewAttached() {
    load()
  }

  /// Gives up what was awaited, so that a view to come is not told that something is on its way.
  public func viewDetached() {
    guard content.isLoading else { return }
    content.cancel()
    show()
  }

  /// Answers what the person did. A view that is not attached is shown what there is, and nothing is asked for
  /// it: the answer could not reach it.
  public func handle(_ event: CacheEvent, on view: V) {
    switch event {
    case .reload where !link.isAttached: link.send(.show(content), on: view)
    case .reload where content.isLoading: break
    case .reload: load()
    }
  }

  private func load() {
    content.begin()
    show()
    task("load") { [client, seconds, baseURL] () async throws(HTTPError) in
      try await client.value(of: .cache(seconds: seconds, at: baseURL))
    } then: { presenter, result in
      presenter.finish(with: result)
    }
  }

  private func finish(with result: Result<CacheModel, HTTPError>) {
    if case .failure(let error) = result, error.isCancellation {
      content.cancel()
    } else {
      content.end(with: result)
    }
    show()
  }

  private func show() {
    link.send(.show(content))
  }
}
