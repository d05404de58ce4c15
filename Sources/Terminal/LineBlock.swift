/// The lines at the end of an output, which new ones replace.
///
/// On an interactive output, between two calls the cursor stands at the start of the row below the block, and
/// nothing else has been written meanwhile; whoever writes something of his own clears the block first, or
/// erases what he wrote. Elsewhere, and so in a file, the lines are added.
@MainActor
public final class LineBlock {
  private let output: TerminalOutput
  private var rows = 0

  /// Makes a block without lines.
  public init(on output: TerminalOutput) {
    self.output = output
  }

  /// Shows lines in place of those shown before.
  ///
  /// Lines that are too long for the terminal are broken, so that it is known how many rows they take.
  public func show(_ lines: [StyledText]) {
    let columns = output.isInteractive ? output.columns : nil
    let shown = columns.map { columns in lines.flatMap { $0.wrapped(to: columns) } } ?? lines
    let text = shown.map { $0.rendered(color: output.usesColor) + "\n" }.joined()
    write(erasure + text)
    rows = shown.count
  }

  /// Takes the lines away.
  public func clear() {
    write(erasure)
    rows = 0
  }

  /// Moves to the first row and erases from there to the end of the screen.
  private var erasure: String {
    output.isInteractive && rows > 0 ? "\u{1B}[\(rows)A\u{1B}[J" : ""
  }

  private func write(_ text: String) {
    if !text.isEmpty { output.write(text) }
  }
}
