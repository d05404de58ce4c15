/// The thread that accepts the connections of one server and gives each a thread of its own.
///
/// It holds the journal and the script, never the server, so that a server which nobody else holds can go.
struct Doorman: Sendable {
  private let listener: Listener
  private let alarm: Alarm
  private let script: Script
  private let journal: Journal

  /// Opens a listening socket, starts the thread and returns the port.
  static func open(for script: Script, journal: Journal) throws(LoopbackError) -> UInt16 {
    let alarm = try Alarm()
    let listener: Listener
    do throws(LoopbackError) {
      listener = try Listener()
    } catch {
      alarm.close()
      throw error
    }
    let doorman = Doorman(listener: listener, alarm: alarm, script: script, journal: journal)
    journal.enter(alarm)
    do throws(LoopbackError) {
      try DetachedThread.start { doorman.run() }
    } catch {
      doorman.end()
      throw error
    }
    return listener.port
  }

  private func run() {
    while !journal.isStopping {
      switch listener.accept() {
      case .connection(let socket): admit(socket)
      case .nobody: _ = alarm.wait(for: listener.descriptor, .toRead)
      // Polling the listener would return at once; the next try may find that a connection has ended.
      case .exhausted: _ = alarm.wait(for: nil, .toRead, atMost: .milliseconds(20))
      }
    }
    end()
  }

  private func end() {
    closeDescriptor(listener.descriptor)
    alarm.close()
    journal.leave(alarm)
  }

  private func admit(_ socket: Socket) {
    // Out of descriptors: the peer sees its connection closed, as by any server in that state.
    guard let alarm = try? Alarm() else {
      socket.close()
      return
    }
    guard let ordinal = journal.openConnection(alarm) else {
      socket.close()
      alarm.close()
      return
    }
    let start = Conversation(
      ordinal: ordinal, socket: socket, alarm: alarm, script: script, journal: journal)
    do throws(LoopbackError) {
      try DetachedThread.start {
        var conversation = start
        conversation.run()
      }
    } catch {
      start.end(Ending(.serverClosed))
    }
  }
}
