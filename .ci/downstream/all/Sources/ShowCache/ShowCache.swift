import EnfiladeHTTP
import Screen

@main
enum ShowCache {
  @MainActor
  static func main() async {
    let url = CommandLine.arguments.dropFirst().first ?? "http://127.0.0.1:1/"
    let view = LineView(client: URLSessionClient(), url: url)
    view.appear()
    await view.presenter.settle()
  }
}
