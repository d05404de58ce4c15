import CounterContract

/// A presenter of a text as it is written without the kit.
@MainActor
final class TextHandWritten {
  var name = ""

  func handle(_ event: TextEvent, on screen: TextHandWrittenScreen) {
    switch event {
    case .clear:
      name = ""
      screen.perform(.show(0))
    case .rename(let name):
      self.name = name
      screen.perform(.title(name))
    }
  }
}
