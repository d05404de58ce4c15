import Terminal

extension TerminalTraits {
  static let colorful = TerminalTraits(isInteractive: true, usesColor: true)
  static let colorless = TerminalTraits(isInteractive: true, usesColor: false)
}
