extension TwitterGenerator {
  mutating func screenName(_ length: Int) -> String {
    draws.token(length, of: "abcdefghijklmnopqrstuvwxyz_0123456789")
  }

  /// A user like most of the original's: young, plain, and with a picture. The figures of what is drawn are
  /// those of the one whose message is passed on 58 times.
  mutating func typicalUser() -> Twitter.User {
    let id = draws.number(in: 1_000_000_000...2_766_000_000)
    let folder = "pbs.twimg.com/profile_images/\(draws.number(ofDigits: 18))"
    let picture = "\(folder)/\(draws.token(8))_normal.jpeg"
    return Twitter.User(
      id: id, idStr: "\(id)", name: draws.japanese(8), screenName: screenName(15), location: "",
      description: draws.prose(80, wide: 68, breaks: 2, lineEnd: "\r\n"), url: nil,
      entities: Twitter.User.Entities(url: nil, description: Twitter.User.Links(urls: [])), protected: false,
      followersCount: draws.number(ofDigits: 3), friendsCount: draws.number(ofDigits: 3),
      listedCount: draws.number(ofDigits: 1), createdAt: joiningDate(),
      favouritesCount: draws.number(ofDigits: 1), utcOffset: nil, timeZone: nil, geoEnabled: false,
      verified: false, statusesCount: draws.number(ofDigits: 3), lang: "ja", contributorsEnabled: false,
      isTranslator: false, isTranslationEnabled: false, profileBackgroundColor: "C0DEED",
      profileBackgroundImageUrl: "http://abs.twimg.com/images/themes/theme1/bg.png",
      profileBackgroundImageUrlHttps: "https://abs.twimg.com/images/themes/theme1/bg.png",
      profileBackgroundTile: false, profileImageUrl: "http://" + picture,
      profileImageUrlHttps: "https://" + picture, profileBannerUrl: banner(of: id),
      profileLinkColor: "0084B4", profileSidebarBorderColor: "C0DEED", profileSidebarFillColor: "DDEEF6",
      profileTextColor: "333333",
      profileUseBackgroundImage: true, defaultProfile: true, defaultProfileImage: false, following: false,
      followRequestSent: false, notifications: false)
  }

  /// A user whose figures come from the decks.
  mutating func user() -> Twitter.User {
    var user = typicalUser()
    let digits = decks.idDigits.draw()
    if digits < 10 { user.id = draws.number(ofDigits: digits) }
    user.idStr = "\(user.id)"
    let nameLength = decks.nameLength.draw()
    user.name = draws.prose(nameLength, wide: nameLength * decks.nameWidth.draw() / 100)
    user.screenName = screenName(decks.screenNameLength.draw())
    let locationLength = decks.locationLength.draw()
    user.location = draws.prose(locationLength, wide: locationLength * 77 / 100)
    describe(&user, length: decks.descriptionLength.draw())
    if decks.hasLink.draw() {
      let link = link()
      user.url = link.url
      user.entities.url = Twitter.User.Links(urls: [link])
    }
    user.followersCount = draws.number(ofDigits: decks.followerDigits.draw())
    user.friendsCount = draws.number(ofDigits: decks.friendDigits.draw())
    user.listedCount = draws.number(ofDigits: decks.listDigits.draw())
    user.favouritesCount = draws.number(ofDigits: decks.favouriteDigits.draw())
    user.statusesCount = draws.number(ofDigits: decks.statusDigits.draw())
    let zone = decks.timeZone.draw()
    user.utcOffset = zone?.offset
    user.timeZone = zone?.name
    user.geoEnabled = decks.isLocated.draw()
    user.lang = decks.language.draw()
    user.profileBannerUrl = decks.hasBanner.draw() ? banner(of: user.id) : nil
    show(decks.picture.draw(), of: &user)
    if !decks.isPlain.draw() { decorate(&user) }
    return user
  }

  private func banner(of id: Int) -> String {
    "https://pbs.twimg.com/profile_banners/\(id)/\(1_409_318_784 - id % 90_000_000)"
  }

  private mutating func describe(_ user: inout Twitter.User, length: Int) {
    let breaks = min(decks.descriptionBreaks.draw(), length / 10)
    user.description = draws.prose(length, wide: length * 79 / 100, breaks: breaks, lineEnd: "\r\n")
    guard decks.describesLink.draw() else { return }
    var link = link()
    link.indices = [length + 1, length + 1 + link.url.count]
    user.description += " " + link.url
    user.entities.description.urls = [link]
  }

  private mutating func show(_ picture: (length: Int, type: String), of user: inout Twitter.User) {
    let folder = "pbs.twimg.com/profile_images/\(draws.number(ofDigits: 18))"
    let path = "\(folder)/\(draws.token(picture.length))_normal.\(picture.type)"
    user.profileImageUrl = "http://" + path
    user.profileImageUrlHttps = "https://" + path
  }

  /// Gives a user colours, and mostly a picture behind the page.
  private mutating func decorate(_ user: inout Twitter.User) {
    user.defaultProfile = false
    user.profileBackgroundColor = colour()
    user.profileLinkColor = colour()
    user.profileSidebarBorderColor = colour()
    user.profileSidebarFillColor = colour()
    user.profileTextColor = colour()
    user.profileBackgroundTile = draws.happens(percent: 43)
    let path =
      draws.happens(percent: 65)
      ? "pbs.twimg.com/profile_background_images/\(draws.number(ofDigits: 18))/\(draws.token(16)).jpeg"
      : "abs.twimg.com/images/themes/theme\(draws.number(in: 2...14))/bg.gif"
    user.profileBackgroundImageUrl = "http://" + path
    user.profileBackgroundImageUrlHttps = "https://" + path
  }

  private mutating func colour() -> String {
    draws.token(6, of: "0123456789ABCDEF")
  }

  private mutating func joiningDate() -> String {
    let day = draws.one(of: "Mon Tue Wed Thu Fri Sat Sun".split(separator: " "))
    let month = draws.one(of: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " "))
    let time = [23, 59, 59].map { "\(draws.number(in: 10...$0))" }.joined(separator: ":")
    return "\(day) \(month) \(draws.number(in: 10...28)) \(time) +0000 \(draws.number(in: 2009...2014))"
  }
}
