import Measurement

extension Arguments.Effort {
  /// What reports call it.
  var name: String {
    switch self {
    case .quick: "quick"
    case .standard: "standard"
    case .full: "full"
    case .pairs: "pairs"
    }
  }

  /// What asks for it.
  var option: String { "--\(name)" }

  var isPaired: Bool {
    if case .pairs = self { true } else { false }
  }

  func measured() throws(MeasurementError) -> Effort {
    switch self {
    case .quick: .quick
    case .standard: .standard
    case .full: .full
    case .pairs(let count): try .pairs(count)
    }
  }
}
