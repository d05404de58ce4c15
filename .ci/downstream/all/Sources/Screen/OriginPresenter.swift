public import Enfilade
public import EnfiladeHTTP

public nonisolated struct Answer: Codable, Sendable, Equatable {
  public var url: String?
}

public enum OriginCommand: Equatable {
  case show(Loadable<Answer, HTTPError>)
}

public typealias OriginView = PassiveView<OriginCommand>

public final class OriginPresenter<V: OriginView>: Presenter {
  public let link = ViewLink<V>()
  private let client: any HTTPClient
  private let url: String
  private var answer: Loadable<Answer, HTTPError> = .idle

  public init(client: any HTTPClient, url: String) {
    self.client = client
    self.url = url
  }

  public func handle(_ event: Never, on view: V) {}

  public func viewAttached() {
    answer.begin()
    show()
    task { [client, url] () async throws(HTTPError) in
      try await client.value(of: Endpoint<Answer>(HTTPRequest(.get, url)))
    } then: { presenter, result in
      presenter.answer.end(with: result)
      presenter.show()
    }
  }

  private func show() {
    link.withView { $0.perform(.show(answer)) }
  }
}

public final class LineView: PassiveView {
  public let presenter: OriginPresenter<LineView>
  private var attachment: ViewAttachment?

  public init(client: any HTTPClient, url: String) {
    presenter = OriginPresenter(client: client, url: url)
  }

  public func appear() { attachment = presenter.attach(self) }

  public func perform(_ command: OriginCommand) {
    switch command {
    case .show(.idle): print("idle")
    case .show(.loading): print("loading")
    case .show(.loaded(let answer)): print("loaded", answer.url ?? "nothing")
    case .show(.failed(let error, _)): print("failed", error.code)
    }
  }
}
