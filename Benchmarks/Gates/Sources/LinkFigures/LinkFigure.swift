/// What a presenter does when it begins itself. These have figures and no limit.
public enum LinkFigure: String, CaseIterable {
  case direct, withView, batch4, batch16, batch64
  case sendIfAttached, sendLatest, sendIfAttachedOn, sendLatestOn

  /// How many commands one run performs.
  public var operations: Int {
    switch self {
    case .batch4: 4
    case .batch16: 16
    case .batch64: 64
    default: 1
    }
  }

  /// Runs a number of times with an attached view.
  /// - Returns: How many commands the view performed.
  @MainActor
  public func run(_ times: Int) -> Int {
    let screen = TickScreen()
    screen.appear()
    let presenter = screen.presenter
    for _ in 0..<times {
      switch self {
      case .direct: presenter.flash(directlyOn: screen)
      case .withView, .batch4, .batch16, .batch64: presenter.flash(times: operations)
      case .sendIfAttached: presenter.flash()
      case .sendLatest: presenter.show()
      case .sendIfAttachedOn: presenter.flash(on: screen)
      case .sendLatestOn: presenter.show(on: screen)
      }
    }
    // The screen is used after the loop: a weakly held object is freed after its last use.
    return screen.performed
  }
}
