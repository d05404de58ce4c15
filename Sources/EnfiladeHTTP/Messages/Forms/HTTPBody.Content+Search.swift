import Foundation

extension HTTPBody.Content {
  /// Whether the bytes are in what is in memory, also where one content ends and the next begins.
  /// - Parameter pattern: At least 1 byte.
  func holdsInMemory(_ pattern: Data) -> Bool {
    let overlap = pattern.count - 1
    let search = ByteSearch(pattern)
    var waiting = [self]
    var end = Data()
    while let content = waiting.popLast() {
      switch content {
      case .parts(let parts):
        waiting.append(contentsOf: parts.reversed())
      case .file, .chunks:
        end = Data()
      case .data(let data):
        if search.finds(in: data) || search.finds(in: end + data.prefix(overlap)) { return true }
        end = Data((end + data.suffix(overlap)).suffix(overlap))
      }
    }
    return false
  }
}
