extension TwitterGenerator {
  /// A text with the figures of a sketch: whom it mentions, then words, then subjects, links and a picture.
  mutating func composition(of sketch: Sketch) -> Composition {
    var text = Composition()
    for _ in 0..<sketch.mentions {
      var mention = mention(name: draws.japanese(5), screenName: screenName(draws.number(in: 8...14)))
      mention.indices = text.append("@" + mention.screenName)
      text.append(" ")
      text.entities.userMentions.append(mention)
    }
    let links = sketch.links + (sketch.hasPicture ? 1 : 0)
    let words = max(2, sketch.length - text.length - 23 * links - 10 * sketch.hashtags)
    let wide = min(words, max(0, sketch.wide - 5 * sketch.hashtags))
    text.append(draws.prose(words, wide: wide, breaks: sketch.breaks, quotes: sketch.quotes))
    for _ in 0..<sketch.hashtags {
      let subject = draws.japanese(5) + draws.token(3)
      text.append(" ")
      text.entities.hashtags.append(Twitter.Hashtag(text: subject, indices: text.append("#" + subject)))
    }
    for _ in 0..<sketch.links {
      var link = link()
      text.append(" ")
      link.indices = text.append(link.url)
      text.entities.urls.append(link)
    }
    if sketch.hasPicture {
      text.append(" ")
      var picture = picture()
      picture.indices = text.append(picture.url)
      text.entities.media = [picture]
    }
    return text
  }

  mutating func mention(name: String, screenName: String) -> Twitter.Mention {
    let id = draws.number(in: 100_000_000...2_760_000_000)
    return Twitter.Mention(screenName: screenName, name: name, id: id, idStr: "\(id)", indices: [])
  }

  /// A link whose long form has about the 46 bytes of the original's, and is shown cut off.
  mutating func link() -> Twitter.Link {
    let host = draws.token(draws.number(in: 5...12)).lowercased() + ".example"
    let path = draws.token(draws.number(in: 6...30))
    return Twitter.Link(
      url: "http://t.co/" + draws.token(10), expandedUrl: "http://\(host)/\(path)",
      displayUrl: path.count > 15 ? "\(host)/\(path.prefix(14))…" : "\(host)/\(path)", indices: [0, 22])
  }

  private mutating func picture() -> Twitter.Media {
    let id = statusID(before: lastID)
    let token = draws.token(10)
    let media = "pbs.twimg.com/media/\(draws.token(15)).jpg"
    let height = draws.number(in: 338...519)
    return Twitter.Media(
      id: id, idStr: "\(id)", indices: [], mediaUrl: "http://" + media, mediaUrlHttps: "https://" + media,
      url: "http://t.co/" + token, displayUrl: "pic.twitter.com/" + token,
      expandedUrl: "http://twitter.com/\(screenName(10))/status/\(id)/photo/1", type: "photo",
      sizes: Twitter.Media.Sizes(
        medium: Twitter.Media.Size(width: 600, height: height, resize: "fit"),
        small: Twitter.Media.Size(width: 340, height: height * 340 / 600, resize: "fit"),
        thumb: Twitter.Media.Size(width: 150, height: 150, resize: "crop"),
        large: Twitter.Media.Size(width: 1024, height: height * 1024 / 600, resize: "fit")),
      sourceStatusId: nil, sourceStatusIdStr: nil)
  }
}
