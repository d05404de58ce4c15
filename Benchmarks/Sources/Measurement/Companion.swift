/// A part that is played in a process of its own: a server that is not to be counted, or a client whose memory is.
///
/// The process is the same program, started once more; ``CompanionProcess`` starts it. It ends when the part is over,
/// or when whoever started it has gone.
public struct Companion: Sendable {
  /// What the part is called, as one word.
  public let name: String
  /// Plays the part. What it throws is told, and ends the process with 1.
  public let play: @Sendable (_ arguments: [String], _ say: @escaping Saying) async throws -> Void

  /// Says a line to whoever started the process.
  public typealias Saying = @Sendable (_ line: String) throws -> Void

  /// Makes a part.
  /// - Parameters:
  ///   - name: What it is called, as one word.
  ///   - play: Plays it.
  public init(
    _ name: String,
    play: @escaping @Sendable (_ arguments: [String], _ say: @escaping Saying) async throws -> Void
  ) {
    self.name = name
    self.play = play
  }
}
