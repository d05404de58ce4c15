import Dispatch
import Synchronization

/// An executor whose jobs wait until a test runs them, one after the other in the order in which they came.
///
/// Tasks that prefer it run nowhere else; other executors promise no such order.
final class QueueExecutor: TaskExecutor {
  private struct State: ~Copyable {
    var jobs: [UnownedJob] = []
    var notes: [Int] = []
  }

  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
    arrivals.signal()
  }

  /// What was noted so far, oldest first.
  var notes: [Int] { state.withLock { $0.notes } }

  func note(_ number: Int) {
    state.withLock { $0.notes.append(number) }
  }

  /// Blocks until a job has come that nobody has waited for.
  func waitForJob() {
    arrivals.wait()
  }

  /// Runs the jobs that are there, and those that come meanwhile.
  func runJobs() {
    while let job = state.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
