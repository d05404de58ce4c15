extension Catalogue {
  /// What a seat of a category costs.
  struct Price: Decodable, Equatable, Sendable {
    /// In thousandths of a euro.
    var amount: Int
    var audienceSubCategoryId: Int
    var seatCategoryId: Int
  }
}
