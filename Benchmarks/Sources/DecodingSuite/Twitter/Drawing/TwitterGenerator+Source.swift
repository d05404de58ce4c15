extension TwitterGenerator {
  static func source(_ address: String, _ name: String) -> String {
    "<a href=\"\(address)\" rel=\"nofollow\">\(name)</a>"
  }

  /// What messages are written with: in the original, 62 of 100 have an application of their own.
  static func sources(_ count: Int, using draws: inout Draws) -> Deck<String> {
    let known = [
      (source("http://twitter.com/download/iphone", "Twitter for iPhone"), 16),
      (source("http://twitter.com/download/android", "Twitter for Android"), 6),
      (source("http://twitter.com", "Twitter Web Client"), 11),
      (source("http://bot.example/", "bot.example"), 5),
    ]
    let own = (0..<62).map { number in
      let name = draws.token(draws.number(in: 9...15)).lowercased()
      return (source("https://twitter.com/" + name, draws.japanese(4 + number % 11)), 1)
    }
    return Deck(count, shares: known + own, using: &draws)
  }
}
