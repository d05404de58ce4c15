import EnfiladeHTTP
import Loopback
import Scenes
import Terminal
import TerminalScenes

extension Guide {
  /// Runs the cache scene until its first answer.
  func cache(_ options: CacheOptions) async -> ExitStatus {
    if let baseURL = options.baseURL { return await cache(options, at: baseURL) }
    do {
      let server = try LoopbackServer(answer: CacheServer.answer)
      defer { server.stop() }
      return await cache(options, at: server.url)
    } catch {
      complain("\(error)")
      return .failure
    }
  }

  private func cache(_ options: CacheOptions, at baseURL: String) async -> ExitStatus {
    let client = URLSessionClient()
    let outcome: CacheOutcome
    if output.isInteractive, !options.isPlain {
      let view = CacheTerminalView(
        presenter: CachePresenter(client: client, seconds: options.seconds, baseURL: baseURL),
        output: output, errors: errors)
      outcome = await view.run()
    } else {
      let view = CachePlainView(
        presenter: CachePresenter(client: client, seconds: options.seconds, baseURL: baseURL),
        output: output.plain, errors: errors.plain)
      outcome = await view.run()
      // The terminal has echoed ^C, and the shell's next prompt belongs on a row of its own.
      if outcome == .cancelled, errors.isInteractive { errors.write("\n") }
    }
    return switch outcome {
    case .loaded: .success
    case .failed: .failure
    case .cancelled: .cancelled
    }
  }
}
