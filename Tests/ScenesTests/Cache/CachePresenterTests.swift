import Enfilade
import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Scenes
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CachePresenterTests {
  typealias View = RecordingView<CacheCommand>
  let model = CacheModel(origin: "10.0.0.1", url: "http://a/cache/2000")

  private func answer(_ body: String, status: HTTPStatus = .ok) -> StubHTTPClient {
    StubHTTPClient([.get("/cache/2000"): .json(body, status: status)])
  }

  private func commands(_ client: some HTTPClient) async -> [CacheCommand] {
    let presenter = CachePresenter<View>(client: client)
    let view = View()
    view.attach(to: presenter)
    await presenter.settle()
    return view.commands
  }

  private func failure(_ client: some HTTPClient) async throws -> HTTPError {
    let commands = await commands(client)
    #expect(commands.count == 2)
    #expect(commands.first == .show(.loading(previous: nil)))
    guard case .show(.failed(let error, previous: nil)) = commands.last else {
      throw Unexpected(commands: commands)
    }
    return error
  }

  struct Unexpected: Error {
    let commands: [CacheCommand]
  }

  @Test func `It asks for 2000 seconds when the view appears, and shows the model`() async {
    let client = answer(#"{"origin": "10.0.0.1", "url": "http://a/cache/2000"}"#)
    #expect(await commands(client) == [.show(.loading(previous: nil)), .show(.loaded(model))])
    #expect(client.requests.map(\.description) == ["GET https://httpbin.org/cache/2000"])
  }

  @Test(arguments: [
    (#"{}"#, CacheModel(origin: nil, url: nil)),
    (#"{"origin": null, "url": "u"}"#, CacheModel(origin: nil, url: "u")),
    (#"{"origin": "o", "extra": [1]}"#, CacheModel(origin: "o", url: nil)),
  ])
  func `A key that is missing or null is nil`(body: String, model: CacheModel) async {
    #expect(await commands(answer(body)).last == .show(.loaded(model)))
  }

  @Test func `A value of the wrong type is a failure that names its path`() async throws {
    let error = try await failure(answer(#"{"origin": 3}"#))
    #expect(error.code == "undecodable.wrongType")
    #expect("\(error)".contains("at “origin”"))
  }

  @Test(arguments: ["[]", "3", "null", "nonsense", ""])
  func `A body that is no object is a failure`(body: String) async throws {
    #expect(try await failure(answer(body)).stage == .decoding)
  }

  @Test func `A 500 with a body that would decode is a failure`() async throws {
    let error = try await failure(answer(#"{"origin": "o"}"#, status: .internalServerError))
    #expect(error.reason == .unexpectedStatus(.internalServerError))
    #expect(error.response?.body == Data(#"{"origin": "o"}"#.utf8))
  }

  @Test(arguments: ["", "nonsense", "ftp://a", "http://", "http://a b/", "http://me:pw@a"])
  func `A bad address is a failure, and nothing is asked`(baseURL: String) async {
    let client = StubHTTPClient([:])
    let presenter = CachePresenter<View>(client: client, baseURL: baseURL)
    let view = View()
    view.attach(to: presenter)
    await presenter.settle()
    guard case .show(.failed(let error, previous: nil)) = view.commands.last else {
      Issue.record("not shown: \(view.commands)")
      return
    }
    #expect(error.code == "invalidRequest.url")
    #expect(client.requests.isEmpty)
  }

  @Test func `A reload replaces what is shown, and keeps it until then`() async {
    let client = answer(#"{"origin": "10.0.0.1", "url": "http://a/cache/2000"}"#)
    let presenter = CachePresenter<View>(client: client)
    let view = View()
    view.attach(to: presenter)
    await presenter.settle()
    presenter.send(.reload, on: view)
    await presenter.settle()
    #expect(
      view.commands == [
        .show(.loading(previous: nil)), .show(.loaded(model)),
        .show(.loading(previous: model)), .show(.loaded(model)),
      ])
    #expect(client.requests.count == 2)
  }

  @Test func `A reload that fails keeps the earlier model at hand`() async {
    let replies = Replies([.success(#"{"url": "u"}"#), .failure(.interrupted)])
    let presenter = CachePresenter<View>(client: replies.client)
    let view = View()
    view.attach(to: presenter)
    await presenter.settle()
    presenter.send(.reload, on: view)
    await presenter.settle()
    guard case .show(.failed(let error, let previous)) = view.commands.last else {
      Issue.record("not shown: \(view.commands)")
      return
    }
    #expect(error.reason == .interrupted)
    #expect(previous == CacheModel(origin: nil, url: "u"))
  }

  @Test func `A reload while one is on its way asks nothing more`() async {
    let client = StubHTTPClient([.get("/cache/2000"): .never])
    let presenter = CachePresenter<View>(client: client)
    let view = View()
    view.attach(to: presenter)
    _ = await client.requests(atLeast: 1)
    presenter.send(.reload, on: view)
    presenter.send(.reload, on: view)
    view.detach()
    await presenter.settle()
    #expect(client.requests.count == 1)
    #expect(view.commands == [.show(.loading(previous: nil))])
  }

  @Test func `A second view is shown what the first one was, before it is asked for again`() async {
    let client = answer(#"{"origin": "10.0.0.1", "url": "http://a/cache/2000"}"#)
    let presenter = CachePresenter<View>(client: client)
    let first = View()
    first.attach(to: presenter)
    await presenter.settle()
    let second = View()
    second.attach(to: presenter)
    await presenter.settle()
    #expect(
      second.commands == [.show(.loaded(model)), .show(.loading(previous: model)), .show(.loaded(model))])
  }

  @Test func `A view that comes after a load was cut off gets an answer`() async {
    let replies = Replies([.hang, .success(#"{"url": "u"}"#)])
    let presenter = CachePresenter<View>(client: replies.client)
    let first = View()
    first.attach(to: presenter)
    _ = await replies.client.requests(atLeast: 1)
    first.detach()
    await presenter.settle()
    let second = View()
    second.attach(to: presenter)
    await presenter.settle()
    #expect(
      second.commands == [
        .show(.idle), .show(.loading(previous: nil)), .show(.loaded(CacheModel(origin: nil, url: "u"))),
      ])
    #expect(first.commands == [.show(.loading(previous: nil))])
  }

  @Test func `A reload that was cut off gives back what was there before`() async {
    let replies = Replies([.success(#"{"url": "u"}"#), .hang, .success("{}")])
    let presenter = CachePresenter<View>(client: replies.client)
    let first = View()
    first.attach(to: presenter)
    await presenter.settle()
    presenter.send(.reload, on: first)
    _ = await replies.client.requests(atLeast: 2)
    first.detach()
    await presenter.settle()
    let visitor = View()
    presenter.send(.reload, on: visitor)
    #expect(visitor.commands == [.show(.loaded(CacheModel(origin: nil, url: "u")))])
  }

  @Test func `A view that is not attached is shown what there is, and nothing is asked for it`() async {
    let client = StubHTTPClient([:])
    let presenter = CachePresenter<View>(client: client)
    let view = View()
    presenter.send(.reload, on: view)
    await presenter.settle()
    #expect(view.commands == [.show(.idle)])
    #expect(client.requests.isEmpty)
  }

  @Test func `What the client cancelled by itself is not shown as a failure`() async {
    let replies = Replies([.failure(.cancelled)])
    let presenter = CachePresenter<View>(client: replies.client)
    let view = View()
    view.attach(to: presenter)
    await presenter.settle()
    #expect(view.commands == [.show(.loading(previous: nil)), .show(.idle)])
  }
}

/// A client that answers one call after the other as it is told.
private struct Replies {
  enum Reply: Sendable {
    case success(String)
    case failure(HTTPError.Reason)
    case hang
  }

  let client: StubHTTPClient

  init(_ replies: [Reply]) {
    let remaining = RemainingReplies(replies)
    let hanging = StubHTTPClient([.get("/cache/2000"): .never])
    client = StubHTTPClient { request in
      switch await remaining.next() {
      case .success(let body):
        return HTTPResponse(status: .ok, body: Data(body.utf8), url: request.url)
      case .failure(let reason):
        throw HTTPError(reason, stage: .head, request: request)
      case .hang:
        return try await hanging.send(request)
      case nil:
        throw HTTPError(.unknown(hint: "no reply left"), stage: .request, request: request)
      }
    }
  }

  private actor RemainingReplies {
    private var replies: [Reply]

    init(_ replies: [Reply]) { self.replies = replies }

    func next() -> Reply? { replies.isEmpty ? nil : replies.removeFirst() }
  }
}
