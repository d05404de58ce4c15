/// The names that somebody may have meant who wrote another one.
struct NearNames {
  /// The near ones, the nearest first.
  let names: [String]

  /// The share of a name's characters that may be wrong.
  private static let tolerance = 0.4

  /// Finds them.
  /// - Parameters:
  ///   - text: What was written.
  ///   - names: The names there are; each is also known by the parts between its slashes.
  ///   - count: The most that are wanted.
  init(of text: String, among names: [String], atMost count: Int = 3) {
    let wanted = Array(text.lowercased())
    let distances = names.map { name -> (name: String, distance: Int) in
      let lowered = name.lowercased()
      let forms = [lowered] + lowered.split(separator: "/").map(String.init)
      return (name, forms.map { Self.distance(wanted, Array($0)) }.min() ?? .max)
    }
    let limit = max(1, Int(Double(wanted.count) * Self.tolerance))
    self.names = distances.filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(count).map(\.name)
  }

  /// The least number of characters to insert, delete or replace (V. I. Levenshtein, "Binary codes capable of
  /// correcting deletions, insertions, and reversals", 1966).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
