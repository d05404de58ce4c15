import Enfilade
import EnfiladeTesting
import Testing

@MainActor
struct DeliveryModelTests {
  /// Plays a script with the kit.
  @MainActor
  private final class Player {
    var script: DeliveryScript
    let presenter = TellingPresenter<ToldView>()
    var views: [ToldView] = []
    var next = 0
    var transcript: [String] = []

    init(_ script: DeliveryScript) {
      self.script = script
      views = (0..<DeliveryScript.views).map(makeView)
    }

    func makeView(_ name: Int) -> ToldView {
      let view = ToldView()
      view.onPerform = { [unowned self] command in
        transcript.append("\(name) sees \(command.number)")
        for step in script.reactions.removeValue(forKey: command.number) ?? [] { play(step) }
      }
      return view
    }

    func run() {
      for step in script.steps { play(step) }
    }

    func play(_ step: DeliveryScript.Step) {
      switch step {
      case .send(let delivery):
        presenter.link.send(told(delivery))
      case .sendOn(let view, let delivery):
        presenter.send(told(delivery), on: views[view])
      case .attach(let view):
        let attachment = presenter.attach(views[view])
        views[view].attachment = consume attachment
      case .detach:
        presenter.link.detach()
      case .drop(let view):
        _ = views[view].attachment.take()
      case .die(let view):
        views[view] = makeView(view)
      }
    }

    private func told(_ delivery: Delivery) -> Told {
      defer { next += 1 }
      return Told(next, delivery)
    }
  }

  @Test func `10,000 random runs agree with a model of the rules`() async {
    let seed = UInt64.random(in: .min ... .max)
    print("delivery runs: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    var seen = 0
    for run in 0..<10_000 {
      // Other tests want the main actor too, and their time limits run meanwhile.
      if run.isMultiple(of: 100) { await Task.yield() }
      let script = DeliveryScript(using: &generator)
      var model = DeliveryModel(script)
      model.run()
      let player = Player(script)
      player.run()
      seen += model.transcript.count
      guard player.transcript == model.transcript else {
        Issue.record(
          "run \(run) of seed \(seed): \(script)\nkit:   \(player.transcript)\nmodel: \(model.transcript)")
        return
      }
    }
    print("delivery runs: \(seen) commands seen")
    #expect(seen > 100_000)
  }
}
