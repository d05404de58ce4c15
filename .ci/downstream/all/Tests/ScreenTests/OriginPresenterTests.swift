import Enfilade
import EnfiladeHTTP
import EnfiladeTesting
import Screen
import Testing

@MainActor
struct OriginPresenterTests {
  typealias View = RecordingView<OriginCommand>

  @Test func `An answer is shown`() async {
    let client = StubHTTPClient([.get("/get"): .json(#"{"url": "u"}"#)])
    let presenter = OriginPresenter<View>(client: client, url: "http://a/get")
    let view = View()
    view.attach(to: presenter)
    await presenter.settle()
    #expect(view.commands.count == 2)
    #expect(view.commands.first == .show(.loading(previous: nil)))
    guard case .show(.loaded(let answer)) = view.commands.last else {
      Issue.record("not loaded")
      return
    }
    #expect(answer.url == "u")
  }

  @Test func `A request that nobody expected fails the test`() async {
    await withKnownIssue {
      let presenter = OriginPresenter<View>(client: StubHTTPClient([:]), url: "http://a/get")
      let view = View()
      view.attach(to: presenter)
      await presenter.settle()
    }
  }
}
