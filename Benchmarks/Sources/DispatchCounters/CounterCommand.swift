/// What a counter's screen can be told.
public enum CounterCommand: Sendable {
  case show(Int)
}
