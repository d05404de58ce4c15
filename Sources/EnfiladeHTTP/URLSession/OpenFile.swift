import Foundation
import Synchronization

/// A file that stays open, so that it is the same one all the time, whatever becomes of its name.
final class OpenFile: Sendable {
  /// What is wrong with a file.
  struct Fault: Error {
    let fault: HTTPError.FileFault

    init(_ operation: HTTPError.FileFault.Operation, name: String?, _ explanation: String) {
      fault = HTTPError.FileFault(operation, name: name, explanation: explanation)
    }
  }

  private struct Handle {
    let file: FileHandle
  }

  private let name: String?
  private let handle: Mutex<Handle>

  /// - Parameter url: Where the file is.
  /// - Throws: ``Fault`` when it is not there, is no file, or may not be read.
  init(reading url: URL) throws(Fault) {
    name = url.lastPathComponent
    guard url.isFileURL else { throw Fault(.read, name: name, "its URL is not one of a file") }
    do {
      // A folder can be opened as well, and a pipe would be waited for.
      let values = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
      guard values[.type] as? FileAttributeType == .typeRegular else {
        throw Fault(.read, name: name, "it is a folder or a device, and no file")
      }
      handle = Mutex(Handle(file: try FileHandle(forReadingFrom: url)))
    } catch {
      throw error as? Fault ?? Fault(.read, name: name, Self.words(of: error))
    }
  }

  private init(temporary file: sending FileHandle) {
    name = nil
    handle = Mutex(Handle(file: file))
  }

  /// Makes a file that nobody else sees: it has no name any more, so it is gone once it is closed, also when the
  /// process is killed.
  static func temporary() throws(Fault) -> OpenFile {
    let url = FileManager.default.temporaryDirectory.appending(path: "Enfilade-\(UUID().uuidString)")
    let path = url.path(percentEncoded: false)
    // Only this user may open it while it has a name, and no child process inherits it.
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Fault(.write, name: nil, String(cString: strerror(errno))) }
    unlink(path)
    return OpenFile(temporary: FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  /// How many bytes the file has.
  func count() throws(Fault) -> Int {
    try using(.read) { Int(clamping: try $0.seekToEnd()) }
  }

  /// Reads bytes.
  /// - Parameters:
  ///   - offset: Where.
  ///   - count: How many at most.
  /// - Throws: ``Fault``, also when there is none.
  func read(at offset: Int, upTo count: Int) throws(Fault) -> Data {
    let data = try using(.read) { file in
      try file.seek(toOffset: UInt64(offset))
      return try file.read(upToCount: count) ?? Data()
    }
    guard !data.isEmpty else { throw Fault(.read, name: name, "it has become shorter meanwhile") }
    return data
  }

  /// Writes bytes at a place, over what is there.
  func write(_ data: Data, at offset: Int) throws(Fault) {
    try using(.write) { file in
      try file.seek(toOffset: UInt64(offset))
      try file.write(contentsOf: data)
    }
  }

  /// The system's words, where it says more than that it failed.
  private static func words(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let text = (underlying ?? error as any Error).localizedDescription
    let words = text.replacing("The operation could not be completed. ", with: "")
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }

  private func using<Result: Sendable>(
    _ operation: HTTPError.FileFault.Operation, _ body: (FileHandle) throws -> Result
  ) throws(Fault) -> Result {
    do {
      return try handle.withLock { try body($0.file) }
    } catch {
      throw Fault(operation, name: name, Self.words(of: error))
    }
  }
}
