extension HotelSource {
  /// A city, and whole degrees of latitude and longitude near it.
  struct Place: Sendable {
    let city: String
    let country: String
    let latitude: Int
    let longitude: Int

    init(_ city: String, _ country: String, _ latitude: Int, _ longitude: Int) {
      self.city = city
      self.country = country
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// Those that the scene begins with.
  static let demo = ["Hilton", "Radisson"]

  static let brands = [
    "Adler", "Belvédère", "Bed & Breakfast", "Bristol", "Carlton", "Continental", "Excelsior", "Four Winds",
    "Grand Hotel", "Harbour View", "Ibis", "Königshof", "La Résidence", "Métropole", "Old Mill", "Park Inn",
    "Plaza", "Ritz", "Savoy", "Smith & Sons", "The \"Anchor\"", "Villa Ñandú", "东方酒店", "京都旅館",
  ]

  static let kinds = ["Airport", "City Centre", "Garden", "Spa & Resort", "Suites", "Waterfront", "Lodge"]

  static let places = [
    Place("Amsterdam", "NL", 52, 4), Place("Athens", "GR", 37, 23), Place("Auckland", "NZ", -37, 174),
    Place("Berlin", "DE", 52, 13), Place("Bogotá", "CO", 4, -75), Place("Buenos Aires", "AR", -35, -59),
    Place("Cairo", "EG", 30, 31), Place("Chicago", "US", 41, -88), Place("Göteborg", "SE", 57, 11),
    Place("Istanbul", "TR", 41, 28), Place("Kraków", "PL", 50, 19), Place("Lisbon", "PT", 38, -10),
    Place("Mumbai", "IN", 19, 72), Place("Nairobi", "KE", -2, 36), Place("New York", "US", 40, -74),
    Place("Reykjavík", "IS", 64, -22), Place("Seoul", "KR", 37, 126), Place("São Paulo", "BR", -24, -47),
    Place("Toronto", "CA", 43, -80), Place("Zürich", "CH", 47, 8), Place("京都", "JP", 35, 135),
    Place("上海", "CN", 31, 121),
  ]

  static let streets = [
    "Avenida Central", "Bahnhofstraße", "Beach Road", "Church Street", "Harbour Front", "High Street",
    "Hlavní", "Kungsgatan", "Main Street", "Market Square", "Palm Avenue", "Queen's Road", "Rua Augusta",
    "Rue de l'Église", "Station Road", "Via Roma",
  ]

  static let currencies = ["EUR", "EUR", "USD", "USD", "GBP", "JPY", "CHF", "SEK", "BRL", "INR"]

  static let languages = ["en", "de", "fr", "es", "pt-BR", "zh-Hans"]

  static let amenities = [
    "air conditioning", "bar", "bicycles", "breakfast", "car park", "family rooms", "gym", "laundry", "lift",
    "pets welcome", "pool", "restaurant", "sauna", "shuttle", "terrace", "wheelchair access", "Wi-Fi",
  ]

  static let praises = [
    "Five minutes from the station & close to the old town.", "Rooms are small <but bright>.",
    "Breakfast is served until 11, and until noon at weekends.", "A family has run it since 1923.",
    "Our guests call it \"the quiet one\".", "Ask for a room on the sea side.",
    "The roof terrace looks over the whole bay, and drinks are served there until midnight.",
    "Renovated in 2019.", "Crème brûlée like nowhere else.",
  ]
}
