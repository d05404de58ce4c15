#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Closes a descriptor.
///
/// An interrupted `close` is not repeated: Linux has given the number away by then.
func closeDescriptor(_ number: Int32) {
  _ = close(number)
}

/// Keeps a new descriptor from child processes, and from blocking.
///
/// `accept4` and `pipe2` would do it in one step, but Swift's Glibc module does not show them.
func prepareDescriptor(_ number: Int32) {
  _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  _ = fcntl(number, F_SETFL, O_NONBLOCK)
}
