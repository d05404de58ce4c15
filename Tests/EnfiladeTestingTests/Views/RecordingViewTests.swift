import Enfilade
import EnfiladeTesting
import Testing

@Suite("RecordingView", .timeLimit(.minutes(5)))
@MainActor
struct RecordingViewTests {
  private let view = RecordingView<String>()

  @Test("It remembers what it was told, in order")
  func remembers() {
    #expect(view.commands.isEmpty)
    view.perform("a")
    view.perform("b")
    #expect(view.commands == ["a", "b"])
  }

  @Test("Taking the commands forgets them")
  func takes() async {
    view.perform("a")
    #expect(view.takeCommands() == ["a"])
    #expect(view.takeCommands().isEmpty)
    view.perform("b")
    #expect(await view.commands(atLeast: 1) == ["b"])
  }

  @Test("Waiting for what is there ends at once", arguments: [-1, 0, 1])
  func alreadyThere(count: Int) async {
    view.perform("a")
    #expect(await view.commands(atLeast: count) == ["a"])
  }

  @Test("Waiting ends with the command that makes the number full")
  func waits() async throws {
    let waiting = await started { [view] in await view.commands(atLeast: 2) }
    let waitingForMore = await started { [view] in await view.commands(atLeast: 3) }
    view.perform("a")
    view.perform("b")
    #expect(try await waiting.ended() == ["a", "b"])
    view.perform("c")
    #expect(try await waitingForMore.ended() == ["a", "b", "c"])
  }

  @Test("Commands that were taken do not count")
  func takenDoNotCount() async throws {
    let waiting = await started { [view] in await view.commands(atLeast: 2) }
    view.perform("a")
    _ = view.takeCommands()
    view.perform("b")
    view.perform("c")
    #expect(try await waiting.ended() == ["b", "c"])
  }

  @Test("Cancelling ends the wait with what there is")
  func cancelled() async throws {
    view.perform("a")
    let waiting = await started { [view] in await view.commands(atLeast: 2) }
    waiting.cancel()
    #expect(try await waiting.ended() == ["a"])
  }

  @Test("A task that was cancelled before does not wait")
  func cancelledBefore() async throws {
    let waiting = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await view.commands(atLeast: 1)
    }
    #expect(try await waiting.ended().isEmpty)
  }

  @Test("Commands need not be Sendable, nor anything else")
  func anyCommand() async {
    final class Note {
      var text = "a"
    }
    let view = RecordingView<Note>()
    let note = Note()
    view.perform(note)
    note.text = "b"
    #expect(await view.commands(atLeast: 1).map(\.text) == ["b"])
  }
}
