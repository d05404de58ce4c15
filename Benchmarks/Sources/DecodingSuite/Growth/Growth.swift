import Measurement

/// One model in documents of several sizes, by one decoder: where time grows as size does, a byte costs the
/// same in all of them.
struct Growth: Sendable {
  /// What the comparisons' names begin with.
  let name: String
  /// The sizes of the documents, the yardstick first.
  let sizes: [Size]
  /// When it is measured.
  let occasion: Comparison.Occasion

  /// How large a document is.
  struct Size: Sendable, Hashable {
    /// As a person would say it: `2.5 MB`.
    let name: String
    /// About how many bytes that is, within the length of one contact.
    let bytes: Int
  }

  /// Up to what a client may have to read.
  static let usual = Growth(
    name: "growth",
    sizes: [
      Size(name: "25 KB", bytes: 25_000), Size(name: "250 KB", bytes: 250_000),
      Size(name: "2.5 MB", bytes: 2_500_000), Size(name: "10 MB", bytes: 10_000_000),
    ], occasion: .always)

  /// Far beyond that.
  static let extreme = Growth(
    name: "growth-extreme",
    sizes: [Size(name: "250 KB", bytes: 250_000), Size(name: "100 MB", bytes: 100_000_000)],
    occasion: .full)
}
