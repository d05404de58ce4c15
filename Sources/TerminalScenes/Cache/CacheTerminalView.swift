public import Enfilade
import EnfiladeHTTP
public import Scenes
public import Terminal

/// The cache screen on an interactive terminal: two lines, which each answer replaces.
///
/// While an answer is awaited a progress line stands below them. A failure goes to the error output, above
/// the two lines if there are any.
public final class CacheTerminalView: PassiveView {
  /// The presenter that drives this view, for events.
  public let presenter: CachePresenter<CacheTerminalView>

  private let output: TerminalOutput
  private let errors: TerminalOutput
  private let clock: any Clock<Duration>
  private let block: LineBlock
  private let wait = OutcomeWait(cancelled: CacheOutcome.cancelled)
  private var progress: ProgressLine?
  private var attachment: ViewAttachment?

  /// Makes a view; ``run()`` starts it.
  /// - Parameters:
  ///   - presenter: The presenter that is to drive it, and no other view.
  ///   - output: Where the screen is drawn.
  ///   - errors: Where failures go.
  ///   - clock: What the progress line's time is measured on.
  public init(
    presenter: CachePresenter<CacheTerminalView>, output: TerminalOutput, errors: TerminalOutput,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.presenter = presenter
    self.output = output
    self.errors = errors
    self.clock = clock
    block = LineBlock(on: output)
  }

  /// Attaches the view, which asks for an answer, and waits until there is one.
  ///
  /// The view stays attached then and follows its presenter on; running again asks again,
  /// unless an answer is on its way. When the waiting
  /// task is cancelled, the view is detached, the request is cancelled, and the progress line is erased.
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
    case .show(let content): show(content)
    }
  }

  private func show(_ content: Loadable<CacheModel, HTTPError>) {
    progress.take()?.end()
    switch content {
    case .idle:
      block.clear()
      wait.end(with: .cancelled)
    case .loading(let previous):
      if let previous { block.show(CacheLines.styled(previous)) }
      progress = ProgressLine(Texts.Cache.loading, on: output, clock: clock)
    case .loaded(let model):
      block.show(CacheLines.styled(model))
      wait.end(with: .loaded)
    case .failed(let error, let previous):
      block.clear()
      errors.writeLine(StyledText(CacheLines.sentence(error), .red))
      if error.isRetryable, errors.isInteractive {
        errors.writeLine(StyledText(Texts.Cache.retry, .dim))
      }
      if let previous { block.show(CacheLines.styled(previous)) }
      wait.end(with: .failed)
    }
  }

  private func leave() {
    progress.take()?.end()
    _ = attachment.take()
  }
}
