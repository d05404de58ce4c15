import Enfilade
import EnfiladeTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TaskModelTests {
  /// Plays steps with the kit.
  @MainActor
  private final class Player {
    let presenter = NotedPresenter<NotedView>()
    let view = NotedView()
    let clock = ManualClock()
    var finish: [Int: Latch] = [:]
    /// Opened when a run is over: nothing holds its closures any more.
    var over: [Int: Latch] = [:]
    var delivered: Set<Int> = []

    init() {
      view.attachment = presenter.attach(view)
    }

    func play(_ step: TaskStep) {
      switch step {
      case .start(let number, let plan): start(number, plan)
      case .advance(let seconds): clock.advance(by: .seconds(seconds))
      case .finish(let number): latch(number).open()
      case .cancel(let id): presenter.cancelTask(id)
      case .detach:
        presenter.link.detach()
        view.attachment = presenter.attach(view)
      case .letGo:
        _ = view.attachment.take()
      }
    }

    func latch(_ number: Int) -> Latch {
      if let latch = finish[number] { return latch }
      let latch = Latch()
      finish[number] = latch
      return latch
    }

    private func start(_ number: Int, _ plan: TaskPlan) {
      let token = Token()
      over[number] = token.freed
      let finish = latch(number)
      presenter.task(
        plan.id, plan.policy, life: plan.life, after: .seconds(plan.delay), clock: clock
      ) {
        switch plan.work {
        case .immediate: break
        case .obedient: await finish.wait()
        case .stubborn: await finish.waitStubbornly()
        }
      } then: { [weak self, token] _, _ in
        withExtendedLifetime(token) { _ = self?.delivered.insert(number) }
      }
    }
  }

  @Test func `3,000 random runs agree with a model of the rules`() async {
    let seed = UInt64.random(in: .min ... .max)
    print("task runs: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    var delivered = 0
    for run in 0..<3_000 {
      let script = TaskStep.script(using: &generator)
      let player = Player()
      var model = TaskModel()
      for (position, step) in script.enumerated() {
        player.delivered = []
        player.play(step)
        model.play(step)
        for number in model.over { await player.over[number]?.wait() }
        if model.isSettled { await player.presenter.settle() }
        delivered += model.delivered.count
        let agree =
          player.delivered == model.delivered
          && ["a", "b"].allSatisfy { player.presenter.isTaskRunning($0) == model.isRunning($0) }
        guard agree else {
          Issue.record(
            """
            run \(run) of seed \(seed), step \(position) of \(script)
            kit:   \(player.delivered.sorted())
            model: \(model.delivered.sorted())
            """)
          return
        }
      }
      for latch in player.finish.values { latch.open() }
      for _ in script { player.clock.advance(by: .seconds(5)); await player.presenter.settle() }
      #expect(player.clock.sleepers == 0)
    }
    print("task runs: \(delivered) results delivered")
    #expect(delivered > 5_000)
  }
}
