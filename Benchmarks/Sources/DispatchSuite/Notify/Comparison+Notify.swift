import Measurement

extension Comparison {
  /// Ways to tell the screen of a change within the same turn of the main actor.
  static let notify = Comparison(
    "notify", summary: "a change of the presenter's that its screen shows before anything else happens"
  ) {
    let sent = TickScreen()
    sent.appear()
    let notified = NotifiedScreen()
    notified.appear()
    let observing = ObservingScreen()
    observing.appear()
    return [
      try await .checked(
        "link.send, .ifAttached", note: "a command to the attached view", rendered: { sent.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { sent.presenter.flash() }
        }
        blackHole(sent)
      },
      try await .checked(
        "NotificationCenter", note: "post(name:object:userInfo:) to a block with no queue",
        rendered: { notified.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { notified.counter.increment() }
        }
        blackHole(notified)
      },
      try await .checked(
        "Observation", note: "withObservationTracking, tracked anew for each change",
        rendered: { observing.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 {
            observing.counter.increment()
            observing.renderIfNeeded()
          }
        }
        blackHole(observing)
      },
    ]
  }
}
