/// What a child process exits with, when it neither gets stuck nor dies.
enum Verdict {
  /// The fault is not there.
  static let sound: Int32 = 0
  /// The fault was seen. (A child that throws exits with 1.)
  static let faulty: Int32 = 43
}
