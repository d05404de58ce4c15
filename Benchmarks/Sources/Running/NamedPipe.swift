import Foundation

/// A pipe with a name, for a child to write into: its standard output belongs to whoever prints.
struct NamedPipe {
  /// Its end is reached when the child has closed the pipe, and ``writer`` is closed.
  let reader: FileHandle
  /// Keeps the pipe open until the child has opened it.
  let writer: Int32

  /// Makes the pipe.
  /// - Throws: ``FileFault``.
  init(at url: URL) throws(FileFault) {
    (reader, writer) = try FileFault.naming(url, "make the pipe") {
      guard mkfifo(url.path, 0o600) == 0 else { throw Self.fault }
      // Who waits for the other end to be opened may wait for ever.
      let reader = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard reader >= 0 else { throw Self.fault }
      let handle = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
      let writer = open(url.path, O_WRONLY | O_CLOEXEC)
      guard writer >= 0 else { throw Self.fault }
      guard fcntl(reader, F_SETFL, 0) == 0 else {
        defer { close(writer) }
        throw Self.fault
      }
      return (handle, writer)
    }
  }

  private static var fault: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
