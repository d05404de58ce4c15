extension Twitter.Media {
  /// The sizes in which a picture can be had.
  struct Sizes: Decodable, Equatable, Sendable {
    var medium: Size
    var small: Size
    var thumb: Size
    var large: Size
  }
}
