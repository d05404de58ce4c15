public import Enfilade
import EnfiladeHTTP
public import Scenes
public import Terminal

/// The cache screen as plain lines, one after the other: for pipes, files and screen readers.
public final class CachePlainView: PassiveView {
  /// The presenter that drives this view, for events.
  public let presenter: CachePresenter<CachePlainView>

  private let output: TerminalOutput
  private let errors: TerminalOutput
  private let wait = OutcomeWait(cancelled: CacheOutcome.cancelled)
  private var attachment: ViewAttachment?

  /// Makes a view; ``run()`` starts it.
  /// - Parameters:
  ///   - presenter: The presenter that is to drive it, and no other view.
  ///   - output: Where its lines go.
  ///   - errors: Where failures go, a line for each.
  public init(
    presenter: CachePresenter<CachePlainView>, output: TerminalOutput, errors: TerminalOutput
  ) {
    self.presenter = presenter
    self.output = output
    self.errors = errors
  }

  /// Attaches the view, which asks for an answer, and waits until there is one.
  ///
  /// The view stays attached then and follows its presenter on; running again asks again,
  /// unless an answer is on its way. When the waiting
  /// task is cancelled, the view is detached and the request is cancelled.
  public func run() async -> CacheOutcome {
    await wait.outcome {
      if presenter.link.isAttached {
        presenter.send(.reload, on: self)
      } else {
        attachment = presenter.attach(self)
      }
    } leave: { [weak self] in
      self?.leave()
    }
  }

  public func perform(_ command: CacheCommand) {
    switch command {
    case .show(.idle):
      wait.end(with: .cancelled)
    case .show(.loading):
      output.writeLine(CacheLines.line(Texts.Cache.loading))
    case .show(.loaded(let model)):
      for line in CacheLines.plain(model) { output.writeLine(line) }
      wait.end(with: .loaded)
    case .show(.failed(let error, previous: _)):
      errors.writeLine("\(CacheLines.sentence(error))")
      wait.end(with: .failed)
    }
  }

  private func leave() {
    _ = attachment.take()
  }
}
