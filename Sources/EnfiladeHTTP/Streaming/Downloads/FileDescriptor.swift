import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written, by a descriptor of its own; closed when it is let go.
///
/// Foundation makes no file exclusively, follows links, and removes what is at the destination before it moves.
final class FileDescriptor: Sendable {
  private let descriptor: Int32

  private init(_ path: String, _ flags: Int32, permissions: mode_t) throws(SystemFault) {
    descriptor = try system { open(path, flags | O_NOFOLLOW | O_CLOEXEC, permissions) }
  }

  deinit {
    // A child process that is being started may have the descriptor for a moment, and with it the lock.
    _ = flock(descriptor, LOCK_UN)
    _ = close(descriptor)
  }

  /// Makes a file that was not there, not even as a link.
  /// - Parameters:
  ///   - path: Where.
  ///   - permissions: What the user's mask is taken from.
  static func made(at path: String, permissions: UInt16 = 0o666) throws(SystemFault) -> FileDescriptor {
    try FileDescriptor(path, O_WRONLY | O_CREAT | O_EXCL, permissions: mode_t(permissions))
  }

  /// Opens a file that may be there; a link is refused.
  static func shared(at path: String) throws(SystemFault) -> FileDescriptor {
    try FileDescriptor(path, O_RDWR | O_CREAT | O_NONBLOCK, permissions: 0o666)
  }

  /// What is known of the file.
  var state: FileState {
    get throws(SystemFault) {
      var found = stat()
      _ = try system { fstat(descriptor, &found) }
      return FileState(found)
    }
  }

  /// Keeps the file for oneself until it is closed.
  /// - Returns: Whether nobody else had done so.
  func lock() throws(SystemFault) -> Bool {
    do {
      _ = try system { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch  where error.code == EWOULDBLOCK {
      return false
    }
  }

  /// Writes bytes where the last ones ended, all of them or, when it throws, maybe the first of them.
  func write(_ data: Data) throws(SystemFault) {
    // Regions, since a piece need not lie in one stretch of memory.
    for region in data.regions {
      var start = 0
      while start < region.count {
        let count = try system {
          region.withUnsafeBytes { bytes in
            platformWrite(descriptor, UnsafeRawBufferPointer(rebasing: bytes[start...]))
          }
        }
        start += count
      }
    }
  }

  /// Cuts the file off after so many bytes, and goes on writing there.
  func cut(to length: Int) throws(SystemFault) {
    _ = try system { ftruncate(descriptor, off_t(length)) }
    _ = try system { lseek(descriptor, off_t(length), SEEK_SET) }
  }

  /// Waits until the bytes are on the disk, where the file system can say so.
  func synchronize() throws(SystemFault) {
    do {
      _ = try system { fsync(descriptor) }
    } catch  where [EINVAL, ENOTSUP, EROFS].contains(error.code) {}
  }

  /// Reads the first bytes of a small file; a link is not followed.
  /// - Returns: `nil` when there is no such file, or when it is larger.
  static func contents(of path: String, upTo limit: Int) -> Data? {
    guard let file = try? FileDescriptor(path, O_RDONLY | O_NONBLOCK, permissions: 0) else { return nil }
    var data = Data(count: limit + 1)
    let count = try? system {
      data.withUnsafeMutableBytes { read(file.descriptor, $0.baseAddress, $0.count) }
    }
    guard let count, count <= limit else { return nil }
    return data.prefix(count)
  }
}

extension FileDescriptor {
  /// What is known of whatever has a path; of a link, unless it is followed. `nil` when there is nothing.
  static func state(of path: String, followsLinks: Bool = false) throws(SystemFault) -> FileState? {
    var found = stat()
    do {
      _ = try system { followsLinks ? stat(path, &found) : lstat(path, &found) }
      return FileState(found)
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  /// Gives a file another path in one step, in place of what was there.
  static func move(_ path: String, over other: String) throws(SystemFault) {
    _ = try system { rename(path, other) }
  }

  /// Gives a file another path, unless something is there already.
  static func move(_ path: String, to other: String) throws(SystemFault) {
    // Linking fails for a name that is taken, in one step; moving without replacing is not in POSIX.
    _ = try system { link(path, other) }
    remove(path)
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) {
    _ = unlink(path)
  }
}

extension SystemFault {
  /// Whether there is something of the same name.
  var isNameTaken: Bool { code == EEXIST }
}

/// What is known of a file.
struct FileState {
  let isFolder: Bool
  /// Whether it is a file of bytes that belongs to this user.
  let isOwn: Bool
  /// How many names it has.
  let links: Int
  /// The file system that it is in.
  let device: UInt64
  /// Its number there.
  let number: UInt64
  /// How many bytes it has.
  let length: Int

  fileprivate init(_ found: stat) {
    isFolder = found.st_mode & S_IFMT == S_IFDIR
    isOwn = found.st_mode & S_IFMT == S_IFREG && found.st_uid == geteuid()
    links = Int(found.st_nlink)
    device = UInt64(truncatingIfNeeded: found.st_dev)
    number = UInt64(truncatingIfNeeded: found.st_ino)
    length = Int(found.st_size)
  }

  func isSame(as other: FileState?) -> Bool {
    device == other?.device && number == other?.number
  }
}

/// Calls the system until it is not interrupted.
private func system<Result: SignedInteger>(_ call: () -> Result) throws(SystemFault) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    let code = errno
    if code != EINTR { throw SystemFault(code: code, explanation: String(cString: strerror(code))) }
  }
}

/// The system's `write`, which a method of the same name would hide.
private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
