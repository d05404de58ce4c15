/// What has come of the faults of a run, as its processes wrote it down.
struct FaultReport: CustomStringConvertible {
  private(set) var endings: [Fault.Ending: Int] = [:]
  /// How often the calls ended with which status or error.
  private(set) var codes: [String: Int] = [:]
  /// The faults that killed their process in a way that is known.
  private(set) var killers: [Int] = []
  /// What must not be.
  private(set) var complaints: [String] = []
  /// How the calls after a fault ended that did not end well, by the number of the fault.
  private(set) var spoilt: [Int: String] = [:]

  /// Takes in what a process wrote.
  /// - Returns: The fault that had begun and not ended, or nil.
  mutating func read(_ output: String) -> Int? {
    var open: Int?
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
      guard words.count >= 3, words[0] == "fault", let number = Int(words[2]) else { continue }
      let rest = words.count > 3 ? words[3] : ""
      switch words[1] {
      case "begun": open = number
      case "ended":
        let parts = rest.split(separator: " ").map(String.init)
        guard parts.count == 2, let ending = Fault.Ending(rawValue: parts[0]) else { continue }
        endings[ending, default: 0] += 1
        codes[parts[1], default: 0] += 1
        open = nil
      case "next", "before": spoilt[number] = rest
      default: complaints.append("fault \(number): \(rest)")
      }
    }
    return open
  }

  mutating func addKiller(_ number: Int) { killers.append(number) }

  mutating func complain(_ complaint: String) { complaints.append(complaint) }

  var description: String {
    let endings = Fault.Ending.allCases.map { "\($0.rawValue) \(self.endings[$0] ?? 0)" }.joined(
      separator: ", ")
    let codes = codes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return "\(endings), killed by B3 \(killers.count) \(killers); \(codes); "
      + "next call spoilt \(spoilt.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })"
  }
}
