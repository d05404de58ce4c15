/// Whoever wants to know what goes on between a presenter and its views: a log, a test, a profiler.
///
/// It is given to the link, `let link = ViewLink<V>(observer: log)`, and stays for the link's life. A link that
/// has none pays for none. The link holds it strongly, so the presenter and the view themselves do not serve.
@MainActor
public protocol PresentationObserver: AnyObject, Sendable {
  /// Something happened. Do not call the presenter from here.
  /// - Parameter moment: What.
  func observe(_ moment: PresentationMoment)
}
