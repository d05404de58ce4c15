import Testing

@testable import Enfilade

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DeliveryTests {
  let presenter = TellingPresenter<ToldView>()
  let view = ToldView()

  private func numbers(of view: ToldView) -> [Int] {
    view.attachment = presenter.attach(view)
    return view.numbers
  }

  @Test func `While no view is attached, each delivery keeps what it says`() {
    presenter.tell(1, .ifAttached)
    presenter.tell(2, .once)
    presenter.tell(3, .latest("a"))
    presenter.tell(4, .every)
    presenter.tell(5, .latest("a"))
    presenter.tell(6, .latest("b"))
    presenter.tell(7, .every)
    #expect(numbers(of: view) == [2, 4, 5, 6, 7])
    #expect(numbers(of: ToldView()) == [4, 5, 6, 7])
  }

  @Test func `The attached view sees everything at once, in order`() {
    view.attachment = presenter.attach(view)
    let deliveries: [Delivery] = [.ifAttached, .once, .latest("a"), .latest("a"), .every, .reset]
    for (number, delivery) in deliveries.enumerated() { presenter.tell(number, delivery) }
    #expect(view.numbers == [0, 1, 2, 3, 4, 5])
  }

  @Test func `A reset clears what was kept, but not what waits to be seen once`() {
    presenter.tell(1, .latest("a"))
    presenter.tell(2, .every)
    presenter.tell(3, .once)
    presenter.tell(4, .reset)
    presenter.tell(5, .latest("a"))
    #expect(numbers(of: view) == [3, 4, 5])
    presenter.tell(6, .reset)
    #expect(numbers(of: ToldView()) == [6])
  }

  @Test(arguments: [1, 8, 9, 40])
  func `Each of any number of slots keeps its last command, also after a reset`(slots: Int) {
    for round in 0...1 {
      presenter.tell(1000, .reset)
      for number in 0..<(3 * slots) {
        presenter.tell(number, .latest(Delivery.Slot("slot \(number % slots)")))
      }
      let kept = Array((2 * slots)..<(3 * slots))
      #expect(numbers(of: ToldView()) == [1000] + kept, "round \(round)")
    }
  }

  @Test func `A message is neither lost nor repeated`() {
    view.attachment = presenter.attach(view)
    view.attachment = nil
    presenter.tell(1, .once)
    let second = ToldView()
    #expect(numbers(of: second) == [1])
    second.attachment = nil
    #expect(numbers(of: view) == [])
  }

  @Test func `The same view is told again when it attaches again`() {
    presenter.tell(1, .latest("a"))
    #expect(numbers(of: view) == [1])
    #expect(numbers(of: view) == [1, 1])
  }

  @Test func `What a view sends back while it is told what it missed comes after that`() {
    presenter.tell(1, .every)
    presenter.tell(2, .every)
    view.onPerform = { [presenter, view] command in
      guard command.number < 10 else { return }
      presenter.send(Told(command.number + 10, .ifAttached), on: view)
    }
    #expect(numbers(of: view) == [1, 2, 11, 12])
  }

  @Test func `What is sent while a command is performed waits until that is done`() {
    var order: [String] = []
    view.attachment = presenter.attach(view)
    view.onPerform = { [presenter] command in
      order.append("begin \(command.number)")
      if command.number == 1 {
        presenter.tell(2, .latest("a"))
        presenter.tell(3, .latest("a"))
      }
      order.append("end \(command.number)")
    }
    presenter.tell(1, .latest("a"))
    #expect(order == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    #expect(numbers(of: ToldView()) == [3])
  }

  @Test func `A view that detaches as it is told what it missed is told no more`() {
    for number in 1...4 { presenter.tell(number, .every) }
    view.onPerform = { [presenter] command in
      if command.number == 2 { presenter.link.detach() }
    }
    #expect(numbers(of: view) == [1, 2])
    #expect(presenter.notes == ["detached"])
    let second = ToldView()
    #expect(numbers(of: second) == [1, 2, 3, 4])
  }

  @Test func `A view that has another one attached as it is told what it missed gives way to it`() {
    let second = ToldView()
    for number in 1...3 { presenter.tell(number, .every) }
    presenter.tell(4, .once)
    view.onPerform = { [presenter] command in
      if command.number == 2 { second.attachment = presenter.attach(second) }
    }
    #expect(numbers(of: view) == [1, 2])
    #expect(second.numbers == [1, 2, 3, 4])
    presenter.tell(5, .ifAttached)
    #expect(second.numbers == [1, 2, 3, 4, 5])
    #expect(view.numbers == [1, 2])
  }

  @Test func `What waits for its turn, and was for the attached view alone, goes with it`() {
    view.attachment = presenter.attach(view)
    view.onPerform = { [presenter] command in
      guard command.number == 1 else { return }
      presenter.tell(2, .ifAttached)
      presenter.tell(3, .once)
      presenter.link.detach()
    }
    presenter.tell(1, .ifAttached)
    #expect(view.numbers == [1])
    #expect(numbers(of: ToldView()) == [3])
  }

  @Test func `An event of a view that is not attached is answered there, and remembered for nobody`() {
    let stranger = ToldView()
    view.attachment = presenter.attach(view)
    presenter.send(Told(1, .latest("a")), on: stranger)
    #expect(stranger.numbers == [1])
    #expect(view.numbers.isEmpty)
    #expect(numbers(of: ToldView()) == [])
  }

  @Test func `A view that has died is not taken for one that is made in its place`() {
    for _ in 0..<200 {
      let presenter = TellingPresenter<ToldView>()
      var first: ToldView? = ToldView()
      let attachment = first.map { presenter.attach($0) }
      first = nil
      let second = ToldView()
      presenter.send(Told(1, .latest("a")), on: second)
      #expect(second.numbers == [1])
      #expect(presenter.link.heldCommands == 0)
      _ = consume attachment
    }
  }

  @Test(arguments: [true, false])
  func `A slot holds one command however often it is sent`(isAttached: Bool) {
    if isAttached { view.attachment = presenter.attach(view) }
    for number in 0..<100_000 { presenter.tell(number, .latest(number % 2 == 0 ? "even" : "odd")) }
    #expect(presenter.link.heldCommands == 2)
    #expect(presenter.link.storedCommands < 100)
    #expect(numbers(of: ToldView()) == [99_998, 99_999])
  }

  @Test func `Commands that need not be kept are not`() {
    view.attachment = presenter.attach(view)
    for number in 0..<10_000 {
      presenter.tell(number, .once)
      presenter.tell(number, .ifAttached)
      presenter.tell(number, .reset)
    }
    #expect(presenter.link.heldCommands == 1)
    #expect(presenter.link.storedCommands < 100)
  }

  /// Each of these takes hours, should one command cost time in proportion to those that wait.
  @Test func `A hundred thousand commands of any pattern are no burden`() {
    for number in 0..<100_000 { presenter.tell(number, number % 2 == 0 ? .once : .reset) }
    #expect(presenter.link.heldCommands == 50_001)
    view.onPerform = { [presenter] _ in presenter.link.detach() }
    for _ in 0..<50_001 { view.attachment = presenter.attach(view) }
    #expect(view.numbers.count == 50_001)
    view.onPerform = { [presenter, view] command in
      guard command.number == -1 else { return }
      view.onPerform = nil
      for number in 0..<100_000 { presenter.tell(number, .reset) }
    }
    view.attachment = presenter.attach(view)
    presenter.tell(-1, .ifAttached)
    #expect(view.numbers.last == 99_999)
    #expect(presenter.link.storedCommands < 100)
  }

  @Test func `A view that attaches itself again as it is told what it missed stays attached`() {
    presenter.tell(1, .every)
    view.onPerform = { [presenter, view] _ in
      view.onPerform = nil
      view.attachment = presenter.attach(view)
    }
    view.attachment = presenter.attach(view)
    presenter.tell(2, .ifAttached)
    #expect(view.numbers == [1, 1, 2])
    #expect(presenter.link.isAttached)
    view.attachment = nil
    #expect(!presenter.link.isAttached)
  }

  @Test func `A million commands while the view is away are told in order`() {
    for number in 0..<1_000_000 { presenter.tell(number, number % 2 == 0 ? .every : .once) }
    #expect(presenter.link.heldCommands == 1_000_000)
    view.attachment = presenter.attach(view)
    #expect(view.numbers == Array(0..<1_000_000))
    presenter.tell(0, .reset)
    #expect(presenter.link.heldCommands == 1)
  }
}
