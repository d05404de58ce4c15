/// How much of a body has been carried.
public struct HTTPProgress: Sendable, Hashable {
  /// The bytes carried so far, 0 or more.
  public var bytes: Int
  /// The bytes that there are in all; `nil` when nobody knows.
  public var total: Int?

  /// Makes a report.
  /// - Parameters:
  ///   - bytes: The bytes carried so far, 0 or more.
  ///   - total: The bytes that there are in all; `nil` when nobody knows.
  public init(bytes: Int, total: Int?) {
    self.bytes = bytes
    self.total = total
  }

  /// The share that has been carried, from 0 to 1; `nil` when nobody knows. Of nothing, all is carried.
  public var fraction: Double? {
    total.map { $0 > 0 ? max(0, min(1, Double(bytes) / Double($0))) : 1 }
  }
}
