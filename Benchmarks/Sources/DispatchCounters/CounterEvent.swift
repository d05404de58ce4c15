/// What the person can do on a counter's screen.
public enum CounterEvent: Sendable {
  case increment
}
