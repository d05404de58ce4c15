/// How long work that a presenter started may run.
public enum TaskLife: Sendable, Hashable {
  /// Until the view is detached: the work is cancelled then, and its result is not delivered.
  case untilDetach

  /// Until the presenter goes: the work survives a change of views, and its result is delivered to the
  /// presenter whether a view is attached or not.
  case surviving
}
