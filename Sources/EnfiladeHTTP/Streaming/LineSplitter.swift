import Foundation

/// Cuts bytes into lines, wherever they were cut before.
///
/// Give it a piece, take lines until there is none, give it the next one. Each byte is looked at once, and nothing is
/// kept but the last piece and the start of a line whose end has not come. A leading byte order mark is dropped.
struct LineSplitter: Sendable {
  /// What ends a line.
  enum Ends {
    /// LF, CR, or CR and LF.
    case any
    /// LF alone: a CR is a byte as any other.
    case lineFeed
  }

  /// A line has more bytes than it may.
  struct TooLong: Error {}

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let ends: Ends
  private var piece = Data()
  /// How much of the piece has been read.
  private var position = 0
  /// The start of a line, of earlier pieces.
  private var start: [UInt8] = []
  /// Whether a LF that comes next belongs to a CR that ended a line.
  private var isAfterCarriageReturn = false
  /// How much of a byte order mark has come; `nil` once it is clear that no more of it can.
  private var markLength: Int? = 0
  private var isFinished = false

  init(ends: Ends) {
    self.ends = ends
  }

  /// Takes the next bytes.
  mutating func append(_ bytes: Data) {
    if position < piece.count {
      piece = piece.dropFirst(position) + bytes
    } else {
      piece = bytes
    }
    position = 0
    skipMark()
  }

  /// Takes the next whole line.
  /// - Parameters:
  ///   - limit: How many bytes the line may have, without its end.
  ///   - read: Reads its bytes, which are gone afterwards.
  /// - Returns: What was read; `nil` when more bytes are needed first.
  /// - Throws: ``TooLong``, also for a line whose end has not come, and then again.
  mutating func next<Line>(
    limit: Int, _ read: (UnsafeRawBufferPointer) -> Line
  ) throws(TooLong) -> Line? {
    skipLineFeed()
    let end = lineEnd()
    guard start.count + (end ?? piece.count) - position <= limit else { throw TooLong() }
    guard let end else {
      start.append(contentsOf: piece.dropFirst(position))
      piece = Data()
      position = 0
      return isFinished && !start.isEmpty ? takeStart(read) : nil
    }
    defer {
      isAfterCarriageReturn = piece[piece.startIndex + end] == Self.carriageReturn
      position = end + 1
    }
    if start.isEmpty {
      return piece.withUnsafeBytes { read(UnsafeRawBufferPointer(rebasing: $0[position..<end])) }
    }
    start.append(contentsOf: piece.dropFirst(position).prefix(end - position))
    return takeStart(read)
  }

  /// Takes note that no more bytes come: what is left is the last line, if it has bytes.
  mutating func finish() {
    giveUpMark()
    isFinished = true
  }

  private mutating func takeStart<Line>(_ read: (UnsafeRawBufferPointer) -> Line) -> Line {
    defer { start.removeAll(keepingCapacity: true) }
    return start.withUnsafeBytes(read)
  }

  /// Where in the piece the line ends that begins at the position.
  private func lineEnd() -> Int? {
    piece.withUnsafeBytes { bytes in
      var index = position
      while index < bytes.count {
        let byte = bytes[index]
        if byte == Self.lineFeed || (byte == Self.carriageReturn && ends == .any) { return index }
        index += 1
      }
      return nil
    }
  }

  private mutating func skipLineFeed() {
    guard isAfterCarriageReturn, position < piece.count else { return }
    isAfterCarriageReturn = false
    if piece[piece.startIndex + position] == Self.lineFeed { position += 1 }
  }

  private mutating func skipMark() {
    while let length = markLength, position < piece.count {
      guard piece[piece.startIndex + position] == Self.byteOrderMark[length] else { return giveUpMark() }
      position += 1
      markLength = length + 1 < Self.byteOrderMark.count ? length + 1 : nil
    }
  }

  /// What looked like a byte order mark is the start of a line.
  private mutating func giveUpMark() {
    guard let length = markLength else { return }
    start = Array(Self.byteOrderMark.prefix(length))
    markLength = nil
  }
}
