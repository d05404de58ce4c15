public import Foundation

/// Something that is borne for long, or in large, and has to keep within bounds that do not depend on time.
///
/// What costs memory is done by a ``Companion``, so that nothing else is in its figures.
public struct Trial: Sendable {
  /// What is tried, as one word.
  public let name: String
  /// What is done, as half a sentence.
  public let summary: String
  /// Does it.
  public let run: @MainActor @Sendable (Course) async throws -> [Figure]

  /// Makes a trial.
  /// - Parameters:
  ///   - name: What is tried, as one word.
  ///   - summary: What is done, as half a sentence.
  ///   - run: Does it. It throws when something else came of it than should have.
  public init(
    _ name: String, summary: String, run: @escaping @MainActor @Sendable (Course) async throws -> [Figure]
  ) {
    self.name = name
    self.summary = summary
    self.run = run
  }

  /// What one run of a trial has to go by.
  public struct Course {
    /// How many requests a trial of requests sends, 1 or more.
    public let requests: Int
    /// How many bytes a trial of bytes moves, 1 or more.
    public let bytes: Int
    /// An empty folder, which is removed afterwards, also when the program is interrupted.
    public let folder: URL
    /// Told what is being done, and which share of it is done, from 0 to 1.
    public let progress: (_ step: String, _ share: Double) -> Void

    /// Makes a course.
    public init(
      requests: Int, bytes: Int, folder: URL, progress: @escaping (_ step: String, _ share: Double) -> Void
    ) {
      self.requests = requests
      self.bytes = bytes
      self.folder = folder
      self.progress = progress
    }
  }

  /// What a trial has shown.
  public struct Figure: Sendable, Hashable {
    /// What it is, as half a sentence.
    public let name: String
    /// How much, in the unit.
    public let value: Double
    /// The most that it may be; `nil` for what is only told.
    public let limit: Double?
    /// The unit: `MB`.
    public let unit: String

    /// Makes a figure.
    /// - Parameters:
    ///   - name: What it is, as half a sentence.
    ///   - value: How much, in the unit.
    ///   - limit: The most that it may be; `nil` for what is only told.
    ///   - unit: The unit.
    public init(_ name: String, _ value: Double, atMost limit: Double? = nil, _ unit: String) {
      self.name = name
      self.value = value
      self.limit = limit
      self.unit = unit
    }

    /// Whether it is more than it may be, or no number.
    public var isExceeded: Bool { limit.map { !(value <= $0) } ?? false }
  }
}
