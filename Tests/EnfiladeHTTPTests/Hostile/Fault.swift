import EnfiladeTesting
import Loopback

/// A well-formed response with one to three things wrong with it, drawn from a seed.
struct Fault {
  /// What becomes of the connection after the bytes.
  enum End: Equatable {
    /// It is kept.
    case none
    case close, halfClose, reset
  }

  let response: WellFormed
  let mutations: [Mutation]
  /// What is sent: each piece in a write of its own.
  let pieces: [[UInt8]]
  let end: End
  /// Whether the connection ends because one of the mutations says so.
  let isCut: Bool

  /// All that is sent.
  var bytes: [UInt8] { pieces.flatMap(\.self) }

  /// The fault with this number in a run with this seed; each can be made again alone.
  init(seed: UInt64, number: Int) {
    var generator = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    while true {
      let fault = Fault(from: &generator)
      if fault.staysHere {
        self = fault
        return
      }
    }
  }

  private init(from generator: inout SeededGenerator) {
    response = WellFormed.allCases[Int.random(in: 0..<WellFormed.allCases.count, using: &generator)]
    var bytes = response.bytes
    var mutations: [Mutation] = []
    var splits: [Int] = []
    var end: End?
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let mutation = Mutation(in: bytes, from: &generator)
      mutations.append(mutation)
      switch mutation {
      case .flip(let place, let mask): bytes[place] ^= mask
      case .insert(let more, let place): bytes.insert(contentsOf: more, at: place)
      case .delete(let range): bytes.removeSubrange(range)
      case .duplicate(let range): bytes.insert(contentsOf: Array(bytes[range]), at: range.upperBound)
      case .truncate(let place): bytes.removeSubrange(place...)
      case .split(let place): splits.append(place)
      case .end(let how, let place):
        bytes.removeSubrange(place...)
        end = how
      }
    }
    self.mutations = mutations
    pieces = Self.pieces(of: bytes, at: splits)
    isCut = end != nil
    // Otherwise a client that waits for more is mostly let down soon; a tenth of them run into their time limit.
    let wanted = end ?? (Int.random(in: 0..<10, using: &generator) == 0 ? .none : .close)
    // An orderly end inside the head kills the process (B3), so such a connection is reset instead.
    let endsInsideHead = !bytes.isEmpty && MessageReading(bytes) == nil
    self.end = endsInsideHead && (wanted == .close || wanted == .halfClose) ? .reset : wanted
  }

  private static func pieces(of bytes: [UInt8], at splits: [Int]) -> [[UInt8]] {
    let places = ([0, bytes.count] + splits.map { min($0, bytes.count) }).sorted()
    return zip(places, places.dropFirst()).map { Array(bytes[$0..<$1]) }
  }

  /// Whether no redirect can lead to another host, whose name would be looked up.
  private var staysHere: Bool {
    guard let location = MessageReading(bytes)?.value("location") else { return true }
    return location.starts(with: "/l") && !location.contains { "/\\:".contains($0) && $0 != location.first }
  }

  /// What the server does.
  var answer: LoopbackAnswer {
    // What was sent before has been taken by then, also when a reset follows.
    let pause = LoopbackAnswer.Step.wait(.milliseconds(isCut ? 5 : 30))
    let sent = pieces.enumerated().flatMap { number, piece -> [LoopbackAnswer.Step] in
      number == 0 ? [.bytes(piece)] : [.wait(.milliseconds(3)), .bytes(piece)]
    }
    return switch end {
    case .none: LoopbackAnswer(steps: sent)
    case .close: LoopbackAnswer(steps: sent + [pause, .close])
    case .halfClose: LoopbackAnswer(steps: sent + [pause, .halfClose])
    case .reset: LoopbackAnswer(steps: sent + [pause, .reset])
    }
  }
}

extension Fault: CustomStringConvertible {
  var description: String { "\(response) with \(mutations), then \(end)" }
}
