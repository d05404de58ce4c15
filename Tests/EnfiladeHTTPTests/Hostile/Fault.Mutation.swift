import EnfiladeTesting

extension Fault {
  /// Something that goes wrong at a place in the bytes of a response.
  enum Mutation: Equatable {
    case flip(at: Int, mask: UInt8)
    case insert([UInt8], at: Int)
    case delete(Range<Int>)
    case duplicate(Range<Int>)
    case truncate(at: Int)
    /// What comes after this place is sent in a write of its own, a little later.
    case split(at: Int)
    /// The connection ends at this place.
    case end(End, at: Int)

    init(in bytes: [UInt8], from generator: inout SeededGenerator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let inside = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<13, using: &generator) {
      case 0, 1: self = .flip(at: inside, mask: 1 << UInt8.random(in: 0..<8, using: &generator))
      case 2: self = .flip(at: inside, mask: UInt8.random(in: 1...255, using: &generator))
      case 3, 4:
        let bytes = (0..<Int.random(in: 1...8, using: &generator)).map { _ in Self.byte(from: &generator) }
        self = .insert(bytes, at: place)
      case 5, 6: self = .delete(inside..<min(inside + Int.random(in: 1...8, using: &generator), bytes.count))
      case 7: self = .duplicate(inside..<min(inside + Int.random(in: 1...64, using: &generator), bytes.count))
      case 8: self = .truncate(at: place)
      case 9, 10: self = .split(at: place)
      case 11: self = .end(.reset, at: place)
      default: self = .end(Bool.random(using: &generator) ? .halfClose : .close, at: place)
      }
    }

    /// Any byte, or one that means something in a message.
    private static func byte(from generator: inout SeededGenerator) -> UInt8 {
      let meaningful = Array("\r\n\r\n: ;0159af\0\u{7F}-,HTTP/1.1 ".utf8)
      return Bool.random(using: &generator)
        ? UInt8.random(in: .min ... .max, using: &generator)
        : meaningful[Int.random(in: 0..<meaningful.count, using: &generator)]
    }
  }
}
