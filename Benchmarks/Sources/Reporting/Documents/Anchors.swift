import Measurement

/// The names by which parts of a page are linked to: of letters that are safe anywhere, and no two the same.
struct Anchors: Sendable, Hashable {
  private var subjects: [String] = []
  private var findings: [[String]] = []

  /// What the page itself uses.
  private static let reserved: Set<String> = ["contents", "refusals", "changes", "reading"]

  init(in report: Report) {
    var taken = Self.reserved
    for (index, subject) in report.subjects.enumerated() {
      let name = Self.name(Self.slug(subject.name), suffix: "\(index)", taken: &taken)
      subjects.append(name)
      var names: [String] = []
      for (number, finding) in subject.findings.enumerated() {
        let plain = "\(name)-\(Self.slug(finding.name))"
        names.append(Self.name(plain, suffix: "\(index)-\(number)", taken: &taken))
      }
      findings.append(names)
    }
  }

  func subject(_ index: Int) -> String { subjects[index] }
  func finding(_ index: Int, of subject: Int) -> String { findings[subject][index] }

  private static func name(_ plain: String, suffix: String, taken: inout Set<String>) -> String {
    var name = plain
    while !taken.insert(name).inserted { name += "-\(suffix)" }
    return name
  }

  /// Letters and digits of ASCII, and hyphens for runs of anything else.
  private static func slug(_ text: String) -> String {
    let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let slug = words.joined(separator: "-")
    return slug.first?.isLetter == true ? slug : "n-\(slug)"
  }
}
