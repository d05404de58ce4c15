import Foundation

extension Payload<HotelList> {
  /// A large document: objects within objects, numbers with decimals, lists, and members nobody asks for.
  static var hotels: Payload {
    Payload(
      "hotels", summary: "\(hotelCount) hotels with place, price and amenities, 4.4 MB", as: HotelList.self
    ) {
      var source = HotelSource()
      var text = JSONText(escapesMarkup: true)
      text.append(verbatim: "{\"hotels\":[")
      for number in 0..<hotelCount {
        if number > 0 { text.append(verbatim: ",") }
        let hotel = source.next()
        text.append(hotel.node(revision: source.revision()))
      }
      text.append(verbatim: "],\"total\":\(hotelCount)}")
      return text.data
    }
  }

  private static var hotelCount: Int { 10_000 }
}
