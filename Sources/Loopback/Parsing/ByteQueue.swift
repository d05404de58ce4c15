/// Bytes that have come in and are not yet used: appended at the end, taken from the front.
struct ByteQueue {
  private var storage: [UInt8] = []
  private var start = 0
  /// How many bytes from the start are known to hold no LF, so that a slow sender does not cost a second look.
  private var searched = 0

  /// How many bytes are waiting.
  var count: Int {
    storage.count - start
  }

  /// Adds bytes at the end.
  mutating func append(_ bytes: [UInt8]) {
    if start > 0, start >= storage.count / 2 {
      storage.removeFirst(start)
      start = 0
    }
    storage += bytes
  }

  /// Takes bytes from the front, fewer than asked for when there are not so many.
  mutating func take(_ wanted: Int) -> ArraySlice<UInt8> {
    let end = start + min(wanted, count)
    defer {
      start = end
      searched = 0
    }
    return storage[start..<end]
  }

  /// Takes a line from the front, without the CRLF that ends it; nil when it is not all there.
  ///
  /// - Parameters:
  ///   - limit: How many bytes the line may have, its end included.
  ///   - what: What is too long when it has more, as the start of a sentence.
  mutating func takeLine(limit: Int, of what: String) throws(Malformed) -> ArraySlice<UInt8>? {
    // A plain loop: `firstIndex(of:)` is an order of magnitude slower where nothing is optimised.
    var end = start + searched
    while end < storage.count, storage[end] != 0x0A {
      end += 1
    }
    guard min(end, storage.count - 1) - start < limit else {
      throw Malformed("\(what) is too long.")
    }
    guard end < storage.count else {
      searched = count
      return nil
    }
    guard end > start, storage[end - 1] == 0x0D else {
      throw Malformed("A line ends with LF and no CR before it.")
    }
    defer {
      start = end + 1
      searched = 0
    }
    return storage[start..<(end - 1)]
  }
}
