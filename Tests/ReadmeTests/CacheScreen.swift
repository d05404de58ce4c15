import Enfilade
import EnfiladeHTTP

nonisolated struct CacheModel: Codable, Sendable, Equatable {
  var origin: String?
  var url: String?
}

enum CacheEvent {
  case reload
}

enum CacheCommand: ViewCommand, Equatable {
  case show(Loadable<CacheModel, HTTPError>)

  var delivery: Delivery {
    switch self {
    case .show: .latest("content")
    }
  }
}

typealias CacheView = PassiveView<CacheCommand>

final class CachePresenter<V: CacheView>: Presenter {
  let link = ViewLink<V>()
  private let client: any HTTPClient
  private var content: Loadable<CacheModel, HTTPError> = .idle

  init(client: any HTTPClient) {
    self.client = client
  }

  func viewAttached() { load() }

  func handle(_ event: CacheEvent, on view: V) {
    if link.isAttached, !content.isLoading { load() }
  }

  private func load() {
    content.begin()
    show()
    task("load") { [client] () async throws(HTTPError) in
      let request = try HTTPRequest(.get, "https://httpbin.org/cache/2000")
      return try await client.value(of: Endpoint<CacheModel>(request))
    } then: { presenter, result in
      presenter.content.end(with: result)
      presenter.show()
    }
  }

  private func show() {
    link.send(.show(content))
  }
}

final class CacheScreen: PassiveView {
  let presenter: CachePresenter<CacheScreen>
  private var attachment: ViewAttachment?
  private(set) var label = ""

  init(client: any HTTPClient = URLSessionClient()) {
    presenter = CachePresenter(client: client)
  }

  func appear() { attachment = presenter.attach(self) }
  func reloadTapped() { presenter.send(.reload, on: self) }
  func disappear() { _ = attachment.take() }

  func perform(_ command: CacheCommand) {
    switch command {
    case .show(.idle): label = ""
    case .show(.loading): label = "loading …"
    case .show(.loaded(let model)): label = model.url ?? "no URL"
    case .show(.failed(let error, _)): label = "\(error)"
    }
  }
}
