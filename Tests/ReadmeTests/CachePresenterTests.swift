import EnfiladeHTTP
import EnfiladeTesting
import Testing

@MainActor
struct CachePresenterTests {
  @Test func `What the server answers is shown`() async {
    let client = StubHTTPClient([.get("/cache/2000"): .json(#"{"url": "/here"}"#)])
    let presenter = CachePresenter<RecordingView<CacheCommand>>(client: client)
    let view = RecordingView<CacheCommand>()
    view.attach(to: presenter)
    await presenter.settle()
    #expect(
      view.commands == [
        .show(.loading(previous: nil)),
        .show(.loaded(CacheModel(origin: nil, url: "/here"))),
      ])
  }
}
