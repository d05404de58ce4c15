import Enfilade

/// What happens in a random run, decided beforehand so that two can play it.
struct DeliveryScript {
  enum Step {
    case send(Delivery)
    case sendOn(view: Int, Delivery)
    case attach(view: Int)
    case detach
    /// The view lets its attachment go.
    case drop(view: Int)
    /// The view is freed, and another one takes its name.
    case die(view: Int)
  }

  static let views = 3
  var steps: [Step] = []
  /// What a view does while it performs the command of a number, the first time that one does.
  var reactions: [Int: [Step]] = [:]

  init(using generator: inout some RandomNumberGenerator) {
    let count = Int.random(in: 5...40, using: &generator)
    steps = (0..<count).map { _ in Self.step(using: &generator) }
    for number in 0..<30 where Int.random(in: 0..<4, using: &generator) == 0 {
      reactions[number] = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        Self.reaction(using: &generator)
      }
    }
  }

  private static func delivery(using generator: inout some RandomNumberGenerator) -> Delivery {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: .ifAttached
    case 2, 3: .once
    case 4, 5: .latest("a")
    case 6: .latest("b")
    case 7: .latest(Delivery.Slot("c\(Int.random(in: 0..<12, using: &generator))"))
    case 8, 9, 10: .every
    default: .reset
    }
  }

  private static func view(using generator: inout some RandomNumberGenerator) -> Int {
    Int.random(in: 0..<views, using: &generator)
  }

  private static func step(using generator: inout some RandomNumberGenerator) -> Step {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0..<8: .send(delivery(using: &generator))
    case 8, 9: .sendOn(view: view(using: &generator), delivery(using: &generator))
    case 10, 11, 12: .attach(view: view(using: &generator))
    case 13: .detach
    case 14: .drop(view: view(using: &generator))
    default: .die(view: view(using: &generator))
    }
  }

  private static func reaction(using generator: inout some RandomNumberGenerator) -> Step {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<5: .send(delivery(using: &generator))
    case 5, 6: .sendOn(view: view(using: &generator), delivery(using: &generator))
    case 7: .attach(view: view(using: &generator))
    case 8: .detach
    default: .drop(view: view(using: &generator))
    }
  }
}

/// The rules of delivery, written down from the documentation with no thought of speed: the whole history is
/// kept, and what a new view is to see is read off it.
struct DeliveryModel {
  private struct Sent {
    let number: Int
    let delivery: Delivery
    var isSeen = false
  }

  private var script: DeliveryScript
  private var history: [Sent] = []
  private var next = 0
  private var attachments = 0
  /// The attachment that is in force, its view, and the positions of what that has yet to see.
  private var current: (attachment: Int, view: Int, queue: [Sent])?
  private var busy: Set<Int> = []
  /// The attachments that the views hold.
  private var held: [Int: Int] = [:]
  private(set) var transcript: [String] = []

  init(_ script: DeliveryScript) {
    self.script = script
  }

  mutating func run() {
    for step in script.steps { play(step) }
  }

  private mutating func play(_ step: DeliveryScript.Step) {
    switch step {
    case .send(let delivery):
      send(delivery)
    case .sendOn(let view, let delivery):
      if current?.view == view {
        send(delivery)
      } else {
        let number = next
        next += 1
        perform(number, on: view)
      }
    case .attach(let view):
      attachments += 1
      let attachment = attachments
      current = (attachment, view, kept)
      drain(attachment)
      // The view has the attachment in hand only now, and lets go of the one it had. If it was attached again
      // meanwhile, what it gets here takes the place of that.
      if current?.view == view, current?.attachment != attachment {
        attachments += 1
        current?.attachment = attachments
      }
      letGo(of: view)
      held[view] = current?.view == view ? current?.attachment : attachment
    case .detach:
      current = nil
    case .drop(let view), .die(let view):
      letGo(of: view)
    }
  }

  private mutating func letGo(of view: Int) {
    if let attachment = held.removeValue(forKey: view), current?.attachment == attachment { current = nil }
  }

  private var kept: [Sent] {
    let reset = history.lastIndex { $0.delivery == .reset } ?? 0
    return history.indices.filter { index in
      let sent = history[index]
      switch sent.delivery {
      case .ifAttached: return false
      case .once: return !sent.isSeen
      case .every, .reset: return index >= reset
      case .latest:
        return index >= reset && !history[(index + 1)...].contains { $0.delivery == sent.delivery }
      }
    }.map { history[$0] }
  }

  private mutating func send(_ delivery: Delivery) {
    let sent = Sent(number: next, delivery: delivery)
    next += 1
    history.append(sent)
    guard let attachment = current?.attachment else { return }
    current?.queue.append(sent)
    drain(attachment)
  }

  private mutating func drain(_ attachment: Int) {
    guard busy.insert(attachment).inserted else { return }
    while let current, current.attachment == attachment, let sent = current.queue.first {
      self.current?.queue.removeFirst()
      if let index = history.firstIndex(where: { $0.number == sent.number }) { history[index].isSeen = true }
      perform(sent.number, on: current.view)
    }
    busy.remove(attachment)
  }

  private mutating func perform(_ number: Int, on view: Int) {
    transcript.append("\(view) sees \(number)")
    for step in script.reactions.removeValue(forKey: number) ?? [] { play(step) }
  }
}
