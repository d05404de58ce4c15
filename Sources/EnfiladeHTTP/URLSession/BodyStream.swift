import Foundation
import Synchronization

/// The pieces of a body as URLSession reads them, one after the other, and once.
///
/// URLSession opens and reads it on one queue.
final class BodyStream: InputStream {
  private let pieces: [BodyPieces.Piece]
  private var current = 0
  private var offset = 0
  private var status = Status.notOpen
  #if canImport(FoundationNetworking)
    private var relief = Relief()
  #endif
  private let found = Mutex<OpenFile.Fault?>(nil)

  init(_ pieces: BodyPieces) {
    self.pieces = pieces.pieces
    super.init(data: Data())
  }

  /// Why reading failed, if it did. It may be asked on any thread.
  var fault: OpenFile.Fault? { found.withLock { $0 } }

  override func open() { status = .open }
  override func close() { status = .closed }
  override var streamStatus: Status { status }
  override var streamError: (any Error)? { fault }
  override var hasBytesAvailable: Bool { current < pieces.count }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength count: Int) -> Int {
    guard current < pieces.count, count > 0 else { return 0 }
    do throws(OpenFile.Fault) {
      let (piece, total) = try next(upTo: count)
      #if canImport(FoundationNetworking)
        relief.note(piece.count)
      #endif
      piece.copyBytes(to: buffer, count: piece.count)
      offset += piece.count
      if offset == total {
        current += 1
        offset = 0
      }
      return piece.count
    } catch {
      found.withLock { $0 = error }
      status = .error
      return -1
    }
  }

  /// - Returns: The next bytes, and how many the piece that they are from has in all.
  private func next(upTo count: Int) throws(OpenFile.Fault) -> (Data, total: Int) {
    switch pieces[current] {
    case .data(let data):
      (data.dropFirst(offset).prefix(count), data.count)
    case .file(let file, let total):
      (try file.read(at: offset, upTo: min(count, total - offset)), total)
    }
  }
}
