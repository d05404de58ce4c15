import Measurement

extension Comparison {
  /// The round trips that people write by hand, because a presenter that knows its concrete screen cannot be
  /// tested without it.
  @MainActor
  static func handWrittenRoundTrips() async throws -> [Variant] {
    let structure = StructScreen()
    let generic = GenericStructScreen()
    let existential = WeakScreen()
    existential.appear()
    let closure = ClosureScreen()
    closure.appear()
    return [
      try await .roundTrip(
        "struct presenter, any", note: "a value in the view that holds it strongly as a protocol: a cycle",
        rendered: { structure.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { structure.tap() }
        }
        blackHole(structure)
      },
      try await .roundTrip(
        "struct presenter, generic", note: "the same value, generic over its view: a cycle too",
        rendered: { generic.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { generic.tap() }
        }
        blackHole(generic)
      },
      try await .roundTrip(
        "weak existential", note: "weak var view: (any CounterRendering)?", rendered: { existential.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { existential.tap() }
        }
        blackHole(existential)
      },
      try await .roundTrip(
        "closure, [weak self]", note: "the presenter calls a closure that holds the view weakly",
        rendered: { closure.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { closure.tap() }
        }
        blackHole(closure)
      },
    ]
  }
}
