/// What the presenters written by hand ask of a clock's screen.
@MainActor
protocol TickRendering: AnyObject {
  func perform(_ command: TickCommand)
}
