/// The end of a conversation, thrown from wherever in it the end is met.
struct Ending: Error {
  let closing: LoopbackConnection.Closing

  init(_ how: LoopbackConnection.Closing.How) {
    closing = LoopbackConnection.Closing(at: .now, how: how)
  }
}
