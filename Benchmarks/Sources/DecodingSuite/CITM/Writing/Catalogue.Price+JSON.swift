extension Catalogue.Price: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("amount", amount)
      writer.member("audienceSubCategoryId", audienceSubCategoryId)
      writer.member("seatCategoryId", seatCategoryId)
    }
  }
}
