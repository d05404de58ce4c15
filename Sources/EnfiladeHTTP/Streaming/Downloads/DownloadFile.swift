import Foundation

/// The file that holds what has come of a download, until it is whole.
struct DownloadFile {
  private let file: FileDescriptor
  private let place: DownloadPlace
  /// Whether a part that is left may be gone on with.
  private let isKept: Bool

  /// Makes a hidden file beside the destination.
  init(beside destination: DownloadPlace) throws(SystemFault) {
    (file, place) = try destination.makeTemporary(ending: "partial")
    isKept = false
  }

  /// Opens a file that may hold a part already, and keeps it for oneself.
  init(kept place: DownloadPlace, for destination: DownloadPlace) throws(SystemFault) {
    guard let folder = try FileDescriptor.state(of: destination.folder, followsLinks: true) else {
      throw SystemFault("its folder does not exist")
    }
    if let other = try FileDescriptor.state(of: place.folder, followsLinks: true) {
      guard other.device == folder.device else { throw SystemFault("its kept part is on another volume") }
      let names = [place.name, PartialNote.path(for: place.name)]
      guard !(other.isSame(as: folder) && names.contains(destination.name)) else {
        throw SystemFault("its kept part has the same name")
      }
    }
    file = try Self.openOwn(place)
    self.place = place
    isKept = true
  }

  /// Opens the file and locks it. Before the lock was had, somebody may have moved or removed it.
  private static func openOwn(_ place: DownloadPlace) throws(SystemFault) -> FileDescriptor {
    for _ in 0..<100 {
      let file = try FileDescriptor.shared(at: place.path)
      guard try file.lock() else { throw SystemFault("another download is using its kept part") }
      let state = try file.state
      guard state.isOwn else { throw SystemFault("its kept part is no file of this user") }
      guard state.isSame(as: try FileDescriptor.state(of: place.path)) else { continue }
      if state.links == 1 { return file }
      // Whoever knows the file by another name is to find it as it was.
      FileDescriptor.remove(place.path)
    }
    throw SystemFault("its kept part is replaced again and again")
  }

  /// What has come before this call.
  /// - Returns: An empty ledger, and an empty file, when there is nothing to go on with.
  func ledger(for request: HTTPRequest) throws(SystemFault) -> DownloadLedger {
    guard isKept else { return DownloadLedger() }
    let length = try file.state.length
    if let note = PartialNote(for: place, request: request),
      let ledger = DownloadLedger(kept: note, bytes: length)
    {
      try file.cut(to: length)
      return ledger
    }
    // In this order, so that no note ever stands beside bytes that it does not speak of.
    FileDescriptor.remove(PartialNote.path(for: place.path))
    try file.cut(to: 0)
    return DownloadLedger()
  }

  /// Notes what the bytes belong to that will be written, where a part is kept.
  func begin(_ note: PartialNote?) throws(SystemFault) {
    if isKept { try note?.write(for: place) }
  }

  /// Adds bytes.
  func write(_ piece: Data) throws(SystemFault) {
    try file.write(piece)
  }

  /// Waits until the bytes are on the disk, so that a whole file is whole also after a power failure.
  func synchronize() throws(SystemFault) {
    try file.synchronize()
  }

  /// Puts the file in its place in one step.
  func move(
    to destination: DownloadPlace, _ existing: HTTPDownload.Options.Existing
  ) throws(SystemFault) {
    try destination.take(place, existing)
    if isKept { FileDescriptor.remove(PartialNote.path(for: place.path)) }
  }

  /// Ends a download that failed.
  /// - Parameter isResumable: Whether somebody can go on with it.
  func abandon(isResumable: Bool) {
    guard !(isKept && isResumable) else { return }
    if isKept { FileDescriptor.remove(PartialNote.path(for: place.path)) }
    FileDescriptor.remove(place.path)
  }
}
