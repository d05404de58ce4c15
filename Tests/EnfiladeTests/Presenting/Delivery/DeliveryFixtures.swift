import Enfilade

/// A command with a number and whatever delivery a test wants.
struct Told: ViewCommand, Equatable, CustomStringConvertible {
  let number: Int
  let delivery: Delivery

  init(_ number: Int, _ delivery: Delivery) {
    self.number = number
    self.delivery = delivery
  }

  var description: String { "\(number)" }
}

/// A view that writes down the numbers of its commands.
@MainActor
final class ToldView: PassiveView {
  private(set) var numbers: [Int] = []
  var attachment: ViewAttachment?
  var onPerform: ((Told) -> Void)?

  nonisolated init() {}

  func perform(_ command: Told) {
    numbers.append(command.number)
    onPerform?(command)
  }
}

/// A presenter that sends what it is told to.
final class TellingPresenter<V: PassiveView<Told>>: Presenter {
  let link: ViewLink<V>
  private(set) var notes: [String] = []

  init(link: ViewLink<V> = ViewLink<V>()) {
    self.link = link
  }

  func viewAttached() { notes.append("attached") }
  func viewDetached() { notes.append("detached") }

  func handle(_ event: Told, on view: V) {
    link.send(event, on: view)
  }

  func tell(_ number: Int, _ delivery: Delivery) {
    link.send(Told(number, delivery))
  }
}
