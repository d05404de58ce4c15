/// A screen of no framework, which renders a tap itself if it is attached.
@MainActor
final class BareRenderer {
  var isAttached = true
  private(set) var rendered = 0

  func tap() {
    if isAttached { rendered += 1 }
  }
}
