/// What the person can do on a counter's screen.
enum CounterEvent {
  case increment
}
