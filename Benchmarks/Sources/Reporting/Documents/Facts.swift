import Measurement

/// When, where and with what a report was made.
struct Facts: Sendable, Hashable {
  /// One fact.
  struct Item: Sendable, Hashable {
    let term: String
    let text: String
  }

  let items: [Item]

  init(of report: Report) {
    let machine = report.machine
    var items = [
      Item(term: "Measured", text: "\(Provenance.moment(report.date)), effort: \(report.effort)"),
      Item(
        term: "Processor", text: "\(machine.processor), \(machine.architecture), \(Self.cores(machine.cores))"
      ),
      Item(term: "System", text: "\(machine.system), \(ByteUnit.text(of: Double(machine.memory))) of memory"),
      Item(term: "Built with", text: Provenance.build(of: report.versions)),
    ]
    if let peak = report.peakMemory {
      items.append(
        Item(term: "Peak memory", text: "\(ByteUnit.text(of: Double(peak))) of the process as a whole"))
    }
    self.items = items
  }

  private static func cores(_ count: Int) -> String {
    count == 1 ? "1 core" : "\(count) cores"
  }
}
