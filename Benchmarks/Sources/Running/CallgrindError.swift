/// Why no instructions are counted.
enum CallgrindError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no valgrind.
  case valgrindMissing
  /// The program was built where valgrind's header was not.
  case headerMissing
  /// The counting process has failed.
  case failed(status: Int32, said: String)
  /// The counting process had failed before its turn came.
  case endedBefore(at: String)

  var description: String {
    switch self {
    case .valgrindMissing:
      "valgrind, which counts them, is not on the PATH; install it (Debian: apt-get install valgrind) and build again."
    case .headerMissing:
      "the program was built without <valgrind/callgrind.h>, or does not run in valgrind; "
        + "install valgrind (Debian: apt-get install valgrind) and build again."
    case .failed(let status, let said):
      "valgrind ended with \(status):\n\(said)"
    case .endedBefore(let name):
      "its turn did not come, since the process ended at \(name); leave that out by --filter."
    }
  }
}
