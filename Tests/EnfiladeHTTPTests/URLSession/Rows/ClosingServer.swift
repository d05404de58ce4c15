import EnfiladeTesting
import Loopback
import Synchronization

/// A server that keeps connections alive, and then closes them at random moments, as servers do when a connection
/// has been idle: often just as the next request is on its way.
struct ClosingServer {
  let server: LoopbackServer

  init(seed: UInt64) throws {
    let generator = Mutex(SeededGenerator(seed: seed))
    server = try LoopbackServer { _ in
      let microseconds: Int? = generator.withLock { generator in
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: nil
        case 1: 0
        default: Int.random(in: 0..<2_000, using: &generator)
        }
      }
      guard let microseconds else { return .json("{}") }
      return .json("{}").then(.wait(.microseconds(microseconds)), .close)
    }
  }
}
