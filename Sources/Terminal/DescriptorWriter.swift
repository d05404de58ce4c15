import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes text to a file descriptor, whole and at once; nothing is buffered.
///
/// Texts that several threads write follow one another and do not mix. The first failure is kept, and all
/// text after it is dropped: nobody is left to read it.
///
/// Writing to a pipe that nobody reads raises `SIGPIPE`, which ends the process. A program that wants to go
/// on ignores that signal; the failure is then ``WriteFailure/isClosedPipe``.
public final class DescriptorWriter: Sendable {
  let descriptor: Int32

  private let firstFailure = Mutex<WriteFailure?>(nil)

  /// Makes a writer.
  /// - Parameter descriptor: An open descriptor. It is not closed here and must outlive the writer.
  public init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Why text was lost, if any was.
  public var failure: WriteFailure? {
    firstFailure.withLock { $0 }
  }

  /// Writes text as UTF-8, and waits until the system has taken all of it.
  public func write(_ text: String) {
    firstFailure.withLock { failure in
      guard failure == nil else { return }
      var text = text
      failure = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0)) }
    }
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> WriteFailure? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let slice = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, slice.baseAddress, slice.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, slice.baseAddress, slice.count)
      #else
        let count = Glibc.write(descriptor, slice.baseAddress, slice.count)
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      // Whoever shares the descriptor may have made it non-blocking, as a shell's other programs do.
      case EAGAIN, EWOULDBLOCK: waitUntilWritable()
      case let code: return WriteFailure(code: code)
      }
    }
    return nil
  }

  private func waitUntilWritable() {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&entry, 1, -1)
  }
}

extension DescriptorWriter {
  /// The writer to the process's standard output.
  public static let standardOutput = DescriptorWriter(STDOUT_FILENO)

  /// The writer to the process's standard error.
  public static let standardError = DescriptorWriter(STDERR_FILENO)
}
