public import CounterContract

/// What the presenters written by hand ask of a screen that lives in another module than they do.
@MainActor
public protocol CounterRendering: AnyObject {
  func perform(_ command: CounterCommand)
}
