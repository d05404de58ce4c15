import Foundation

/// The descriptors 0, 1 and 2, which a program takes for granted.
enum StandardDescriptors {
  /// Opens those that whoever started the process left closed, before anything else gets their numbers.
  ///
  /// A pipe or a socket would get them, and what is meant for a person would go there. All are opened for
  /// reading: output that nobody can see still fails to be written.
  static func reserve() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is given, and that is this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
