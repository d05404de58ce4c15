/// What the places of one form share while it is encoded.
final class FormJob {
  let encoder: FormEncoder
  /// The first failure in a method that cannot throw.
  private(set) var failure: HTTPError?

  init(encoder: FormEncoder) {
    self.encoder = encoder
  }

  func record(_ error: @autoclosure () -> HTTPError) {
    if failure == nil { failure = error() }
  }
}
