/// What a counter written by hand asks of its screen.
@MainActor
public protocol CounterRendering: AnyObject {
  func perform(_ command: CounterCommand)
}
