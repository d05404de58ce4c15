/// A file of limits in which something is misspelt would be a file without that limit, so it is refused.
extension Thresholds: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case compiler, architecture, tolerance, counts, growth, ratios
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(besides: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    compiler = try container.decode(String.self, forKey: .compiler)
    architecture = try container.decode(String.self, forKey: .architecture)
    tolerance = try container.decodeIfPresent(Tolerance.self, forKey: .tolerance) ?? Tolerance()
    counts = try container.decode([String: [String: Limit]].self, forKey: .counts)
    growth = try container.decodeIfPresent([String: Double].self, forKey: .growth) ?? [:]
    ratios = try container.decodeIfPresent([String: [String: Multiple]].self, forKey: .ratios) ?? [:]
    if let (comparison, _) = counts.first(where: \.value.isEmpty) {
      throw DecodingError.dataCorruptedError(
        forKey: .counts, in: container, debugDescription: "“\(comparison)” holds no variant to anything")
    }
    if comparisons.isEmpty {
      throw DecodingError.dataCorruptedError(
        forKey: .counts, in: container, debugDescription: "nothing is held to anything")
    }
    if let (comparison, factor) = growth.first(where: { !(1...100).contains($0.value) }) {
      throw DecodingError.dataCorruptedError(
        forKey: .growth, in: container,
        debugDescription: "\(factor) for “\(comparison)” does not lie between 1 and 100")
    }
  }
}

extension Thresholds.Limit: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case instructions, allocations, allocatedBytes
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(besides: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    instructions = try container.decodeIfPresent(Double.self, forKey: .instructions)
    allocations = try container.decodeIfPresent(Double.self, forKey: .allocations)
    allocatedBytes = try container.decodeIfPresent(Double.self, forKey: .allocatedBytes)
    let limits = [instructions, allocations, allocatedBytes].compactMap { $0 }
    guard !limits.isEmpty, limits.allSatisfy({ $0 >= 0 }) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "a variant needs limits, of 0 or more"))
    }
  }
}

extension Thresholds.Multiple: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case yardstick, instructions, allocations, time
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(besides: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    yardstick = try container.decode(String.self, forKey: .yardstick)
    instructions = try container.decodeIfPresent(Double.self, forKey: .instructions)
    allocations = try container.decodeIfPresent(Double.self, forKey: .allocations)
    time = try container.decodeIfPresent(Double.self, forKey: .time)
    let limits = [instructions, allocations, time].compactMap { $0 }
    guard !limits.isEmpty, limits.allSatisfy({ $0 > 0 }) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "a ratio needs limits, of more than 0"))
    }
  }
}

extension Thresholds.Tolerance: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case instructions, fewInstructions, allocations, fewAllocations, fewBytes
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(besides: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    func value(_ key: Key, upTo most: Double, otherwise usual: Double) throws -> Double {
      let value = try container.decodeIfPresent(Double.self, forKey: key) ?? usual
      guard (0...most).contains(value) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "\(value) does not lie between 0 and \(most)")
      }
      return value
    }
    let usual = Self()
    instructions = try value(.instructions, upTo: 0.09, otherwise: usual.instructions)
    fewInstructions = try value(.fewInstructions, upTo: 10, otherwise: usual.fewInstructions)
    allocations = try value(.allocations, upTo: 0.09, otherwise: usual.allocations)
    fewAllocations = try value(.fewAllocations, upTo: 0.5, otherwise: usual.fewAllocations)
    fewBytes = try value(.fewBytes, upTo: 64, otherwise: usual.fewBytes)
  }
}

/// Any key of a document.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// - Throws: An error for the first key of an object that is not known.
  fileprivate func refuseKeys(besides known: [some CodingKey]) throws {
    let container = try container(keyedBy: AnyKey.self)
    for key in container.allKeys where !known.contains(where: { $0.stringValue == key.stringValue }) {
      let names = known.map(\.stringValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "there is no “\(key.stringValue)”; there are \(names)")
    }
  }
}
