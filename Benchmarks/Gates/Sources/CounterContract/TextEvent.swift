/// What the person can do to a text: an event whose payload its presenter hands on to the screen.
public enum TextEvent: Sendable {
  case clear
  case rename(String)
}
