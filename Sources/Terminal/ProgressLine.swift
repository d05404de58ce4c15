import Synchronization

/// A line that says that something is on its way, and for how long by now: `⠋ loading  1.2 s`.
///
/// It is drawn at once, and again ten times a second, until ``end()`` or until it is freed; either way the
/// row is empty then, and the cursor at its start. Nothing about the terminal is changed meanwhile that a
/// crash would leave behind. On an output that is not interactive it writes nothing.
public final class ProgressLine: Sendable {
  private struct State {
    var hasEnded = false
    var frame = 0
    var redrawing: Task<Void, Never>?
  }

  private let label: String
  private let output: TerminalOutput
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// Begins to show progress.
  /// - Parameters:
  ///   - label: What is on its way; what does not fit the terminal's width is left out.
  ///   - output: Where it is drawn. Nothing else should be written there before the end.
  ///   - clock: What the time is measured on, and the redrawing paced by.
  public init(_ label: String, on output: TerminalOutput, clock: any Clock<Duration> = ContinuousClock()) {
    self.label = label
    self.output = output
    elapsed = clock.stopwatch()
    guard output.isInteractive else { return }
    draw()
    let redrawing = Task { @concurrent [weak self] in
      await clock.tick(every: .milliseconds(100)) { self?.draw() }
    }
    state.withLock { $0.redrawing = redrawing }
  }

  deinit {
    end()
  }

  /// Erases the line for good. What is written after the return follows in the same row.
  public func end() {
    guard output.isInteractive else { return }
    state.withLock { state in
      guard !state.hasEnded else { return }
      state.hasEnded = true
      state.redrawing?.cancel()
      output.write("\r\u{1B}[K")
    }
  }

  /// Draws under the lock, so that no line is drawn once ``end()`` has returned.
  private func draw() {
    state.withLock { state in
      guard !state.hasEnded else { return }
      let spinner = Self.frames[state.frame % Self.frames.count]
      state.frame += 1
      let line = StyledText(spinner, .cyan) + " \(label)  " + StyledText(elapsed().inTenths, .dim)
      // The last column stays free: the cursor would hang between two rows there.
      let fitting = line.truncated(to: output.columns.map { $0 - 1 })
      output.write("\r\(fitting.rendered(color: output.usesColor))\u{1B}[K")
    }
  }

  private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
}

extension Clock where Duration == Swift.Duration {
  /// - Returns: A function that says how long ago this was called.
  fileprivate func stopwatch() -> @Sendable () -> Swift.Duration {
    let start = now
    return { start.duration(to: self.now) }
  }

  /// Calls a function again and again, until the task is cancelled; what was missed is not made up for.
  fileprivate func tick(every interval: Swift.Duration, _ body: () -> Void) async {
    do {
      while true {
        try await sleep(until: now.advanced(by: interval), tolerance: nil)
        body()
      }
    } catch {}
  }
}

extension Duration {
  /// Seconds with one decimal, rounded down: `1.2 s`.
  fileprivate var inTenths: String {
    let tenths = components.seconds * 10 + components.attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
