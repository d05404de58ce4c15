/// What a counter's screen can be told.
enum CounterCommand {
  case show(Int)
}
