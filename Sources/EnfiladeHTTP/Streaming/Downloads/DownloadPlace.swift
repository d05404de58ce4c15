import Foundation

/// A name in a folder.
struct DownloadPlace {
  /// The folder, without a slash at its end, unless it is the root.
  let folder: String
  /// The name in it.
  let name: String

  /// - Throws: When the URL is that of no file on this machine.
  init(_ url: URL) throws(SystemFault) {
    guard url.isFileURL else { throw SystemFault("its URL is not one of a file") }
    var path = url.absoluteURL.withUnsafeFileSystemRepresentation { $0.map(String.init(cString:)) } ?? ""
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard let slash = path.lastIndex(of: "/"), path.count > 1 else {
      throw SystemFault("its URL names no file")
    }
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[path.index(after: slash)...])
  }

  /// The whole path.
  var path: String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// Checks what can be known before anything is sent.
  func check(_ existing: HTTPDownload.Options.Existing) throws(SystemFault) {
    guard let state = try FileDescriptor.state(of: path) else { return }
    if state.isFolder { throw SystemFault("a folder is in its place") }
    if existing == .refuse { throw SystemFault("there is a file already") }
  }

  /// Makes a file of our own in the same folder, with a hidden name that nobody has.
  /// - Parameters:
  ///   - ending: What its name ends with.
  ///   - permissions: What the user's mask is taken from.
  func makeTemporary(
    ending: String, permissions: UInt16 = 0o666
  ) throws(SystemFault) -> (file: FileDescriptor, place: DownloadPlace) {
    // A name may have 255 bytes on most systems, and this adds fewer than 35.
    var start = name
    while start.utf8.count > 220 { start.removeLast() }
    while true {
      let place = DownloadPlace(folder: folder, name: ".\(start).\(Self.randomLetters()).\(ending)")
      do {
        return (try FileDescriptor.made(at: place.path, permissions: permissions), place)
      } catch  where error.isNameTaken {}
    }
  }

  /// Puts a file here in one step.
  /// - Parameter other: Where it is now, on the same volume.
  func take(_ other: DownloadPlace, _ existing: HTTPDownload.Options.Existing) throws(SystemFault) {
    switch existing {
    case .replace: try FileDescriptor.move(other.path, over: path)
    case .refuse: try FileDescriptor.move(other.path, to: path)
    }
  }

  private init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  private static func randomLetters() -> String {
    String((0..<8).compactMap { _ in "abcdefghijklmnopqrstuvwxyz0123456789".randomElement() })
  }
}
