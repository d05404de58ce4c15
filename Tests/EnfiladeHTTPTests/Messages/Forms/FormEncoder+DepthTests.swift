import EnfiladeHTTP
import Foundation
import Testing

struct FormEncoderDepthTests {
  private final class Circular: Encodable {
    var next: Circular?
    var others: [Circular] = []
  }

  private struct Endless: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(self)
    }
  }

  private indirect enum Nested: Encodable {
    case leaf
    case list(Nested)

    init(depth: Int) {
      self = depth == 0 ? .leaf : .list(Nested(depth: depth - 1))
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .leaf:
        var container = encoder.singleValueContainer()
        try container.encode(1)
      case .list(let inner):
        var container = encoder.unkeyedContainer()
        try container.encode(inner)
      }
    }
  }

  /// A value that asks for containers in containers.
  private struct Stepwise: Encodable {
    enum Key: String, CodingKey { case a }
    let depth: Int
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      for _ in 0..<depth { container = container.nestedContainer(keyedBy: Key.self, forKey: .a) }
      try container.encode(1, forKey: .a)
    }
  }

  /// A value that encodes into the encoder of its superclass, of its superclass, and so on.
  private struct Ancestral: Encodable {
    let depth: Int
    func encode(to encoder: any Encoder) throws {
      var encoder = encoder
      for _ in 0..<depth {
        var container = encoder.unkeyedContainer()
        encoder = container.superEncoder()
      }
      try 1.encode(to: encoder)
    }
  }

  /// Runs on a thread with the smallest stack that a value may be encoded on: that of Darwin's workers.
  private func onSmallStack(_ work: @escaping @Sendable () -> String) async -> String {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  private func outcome(of make: @escaping @Sendable () -> some Encodable & SendableMetatype) async -> String {
    await onSmallStack {
      do throws(HTTPError) { return try FormEncoder().encode(["a": make()]) } catch { return "\(error)" }
    }
  }

  private let tooDeep = "more than 64 values lie one within the other; does one contain itself?"

  @Test func `A value that contains itself is an error, not the end of the stack`() async {
    let circular = await outcome {
      let circular = Circular()
      circular.next = circular
      return circular
    }
    let list = await outcome {
      let circular = Circular()
      circular.others = [Circular(), circular]
      return circular
    }
    let endless = await outcome { Endless() }
    #expect(circular.hasSuffix(tooDeep + "."))
    #expect(circular.hasPrefix("The form cannot be encoded at “a.next.next."))
    #expect(list.hasPrefix("The form cannot be encoded at “a.others.1.others.1."))
    #expect(endless == "The form cannot be encoded at “a”: \(tooDeep).")
  }

  @Test func `What is deep is written up to a limit`() async {
    let deepest = await outcome { Nested(depth: 61) }
    let deeper = await outcome { Nested(depth: 62) }
    #expect(deepest == "a=1")
    #expect(deeper.hasSuffix(tooDeep + "."))
  }

  @Test func `Containers in containers are bounded alike, however many they are`() async {
    let deepest = await outcome { Stepwise(depth: 61) }
    let deeper = await outcome { Stepwise(depth: 10_000) }
    let ancestral = await outcome { Ancestral(depth: 10_000) }
    #expect(deepest == "a" + String(repeating: "%5Ba%5D", count: 62) + "=1")
    #expect(deeper.hasSuffix(tooDeep + "."))
    #expect(ancestral.hasSuffix(tooDeep + "."))
  }
}
