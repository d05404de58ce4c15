extension Catalogue.SeatCategory: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("areas", areas)
      writer.member("seatCategoryId", seatCategoryId)
    }
  }
}
