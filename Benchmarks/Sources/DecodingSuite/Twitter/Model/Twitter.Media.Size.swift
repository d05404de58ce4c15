extension Twitter.Media {
  /// One size of a picture.
  struct Size: Decodable, Equatable, Sendable {
    var width: Int
    var height: Int
    var resize: String

    private enum CodingKeys: String, CodingKey {
      case width = "w"
      case height = "h"
      case resize
    }
  }
}
