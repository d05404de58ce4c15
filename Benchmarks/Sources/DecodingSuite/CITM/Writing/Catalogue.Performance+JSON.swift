extension Catalogue.Performance: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("eventId", eventId)
      writer.member("id", id)
      writer.member("logo", logo)
      writer.member("name", name)
      writer.member("prices", prices)
      writer.member("seatCategories", seatCategories)
      writer.member("seatMapImage", seatMapImage)
      writer.member("start", start)
      writer.member("venueCode", venueCode)
    }
  }
}
