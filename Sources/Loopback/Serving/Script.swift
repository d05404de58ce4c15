/// What a server has been told to do.
struct Script: Sendable {
  let onAccept: LoopbackAnswer?
  let answer: @Sendable (LoopbackRequest) -> LoopbackAnswer
}
