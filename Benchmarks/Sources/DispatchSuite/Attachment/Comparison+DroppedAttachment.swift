import Measurement

extension Comparison {
  /// A view may go on any thread, so what it leaves behind is dealt with in a task of the main actor.
  static let droppedAttachment = Comparison(
    "dropped-attachment",
    summary: "attach a view and drop what keeps it attached, until the presenter has heard of it",
    isDeterministic: false
  ) {
    let byHand = TokenScreen()
    let screen = SignallingScreen()
    return [
      try await .checked(
        "token of a weak reference", note: "by hand: its deinit clears the reference in a task",
        rendered: { byHand.presenter.relay.heard }
      ) { iterations in
        await byHand.presenter.relay.run(16 * iterations) {
          byHand.appear()
          byHand.disappear()
        }
      },
      try await .checked(
        "ViewAttachment", note: "closed at once, and the presenter told in a task",
        rendered: { screen.presenter.relay.heard }
      ) { iterations in
        await screen.presenter.relay.run(16 * iterations) {
          screen.appear()
          screen.disappear()
        }
      },
    ]
  }
}
