/// Something that is fetched: what is there, what is awaited, what failed.
///
/// Old content stays at hand while new content is on its way or has failed to come. With `Failure == Never`
/// a `switch` needs no branch for failure.
public enum Loadable<Value, Failure: Error> {
  /// Nobody has asked yet.
  case idle

  /// Asked, not answered; `previous` is what an earlier answer brought.
  case loading(previous: Value?)

  /// Answered.
  case loaded(Value)

  /// Failed; `previous` is what an earlier answer brought.
  case failed(Failure, previous: Value?)
}

extension Loadable {
  /// The newest value there is, an earlier one while loading or after a failure.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loading(let previous), .failed(_, let previous): previous
    case .loaded(let value): value
    }
  }

  /// Why the last attempt failed, until the next one begins.
  public var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// Whether an answer is awaited.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Begins an attempt, keeping the newest value.
  public mutating func begin() {
    self = .loading(previous: value)
  }

  /// Gives up an attempt that nobody waits for any more: all is as before it began.
  ///
  /// After a failed attempt and a cancelled one the earlier failure is forgotten.
  public mutating func cancel() {
    guard case .loading(let previous) = self else { return }
    self = previous.map { .loaded($0) } ?? .idle
  }

  /// Ends an attempt; a failure keeps the newest value.
  /// - Parameter result: What the attempt brought.
  public mutating func end(with result: Result<Value, Failure>) {
    switch result {
    case .success(let value): self = .loaded(value)
    case .failure(let failure): self = .failed(failure, previous: value)
    }
  }
}

extension Loadable: Sendable where Value: Sendable {}
extension Loadable: Equatable where Value: Equatable, Failure: Equatable {}
extension Loadable: Hashable where Value: Hashable, Failure: Hashable {}
