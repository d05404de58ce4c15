/// What a server has been told to do.
struct Script: Sendable {
  let bodies: LoopbackServer.Bodies
  let onAccept: LoopbackAnswer?
  let onHead: (@Sendable (LoopbackHead) -> LoopbackAnswer?)?
  let answer: @Sendable (LoopbackRequest) -> LoopbackAnswer
}
