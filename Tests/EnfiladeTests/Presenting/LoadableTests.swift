import Enfilade
import Testing

struct LoadableTests {
  typealias Content = Loadable<Int, Refusal>

  @Test func `Old content stays while new content is awaited, and when it fails to come`() {
    var content = Content.idle
    content.begin()
    #expect(content == .loading(previous: nil))
    content.end(with: .success(1))
    #expect(content == .loaded(1))
    content.begin()
    #expect(content == .loading(previous: 1))
    content.end(with: .failure(Refusal(why: "no")))
    #expect(content == .failed(Refusal(why: "no"), previous: 1))
    content.begin()
    #expect(content == .loading(previous: 1))
  }

  @Test func `A cancelled attempt leaves what was there before`() {
    var content = Content.idle
    content.begin()
    content.cancel()
    #expect(content == .idle)
    content = .loading(previous: 1)
    content.cancel()
    #expect(content == .loaded(1))
    content = .failed(Refusal(why: "no"), previous: 1)
    content.cancel()
    #expect(content == .failed(Refusal(why: "no"), previous: 1))
  }

  @Test func `The parts can be asked for without a switch`() {
    #expect(Content.idle.value == nil)
    #expect(Content.loading(previous: 1).value == 1)
    #expect(Content.loading(previous: 1).isLoading)
    #expect(!Content.loaded(1).isLoading)
    #expect(Content.failed(Refusal(why: "no"), previous: 2).value == 2)
    #expect(Content.failed(Refusal(why: "no"), previous: 2).failure == Refusal(why: "no"))
    #expect(Content.loaded(1).failure == nil)
  }

  @Test func `Content that cannot fail needs no branch for failure`() {
    func text(_ content: Loadable<Int, Never>) -> String {
      switch content {
      case .idle: "idle"
      case .loading: "loading"
      case .loaded(let value): "loaded \(value)"
      }
    }
    #expect(text(.loaded(1)) == "loaded 1")
    #expect(text(.loading(previous: nil)) == "loading")
  }
}
