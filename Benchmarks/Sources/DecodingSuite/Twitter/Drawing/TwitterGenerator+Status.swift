extension TwitterGenerator {
  mutating func status(
    _ sketch: Sketch, by user: Twitter.User, id: Int, at time: String, source: String
  ) -> Twitter.Status {
    let text = composition(of: sketch)
    let answered = sketch.isReply ? text.entities.userMentions.first : nil
    // A third of those who answer somebody answer no message in particular.
    let question = answered != nil && draws.happens(percent: 66) ? statusID(before: id) : nil
    let hasLinks = !text.entities.urls.isEmpty || text.entities.media != nil
    return Twitter.Status(
      metadata: Twitter.Metadata(resultType: "recent", isoLanguageCode: "ja"), createdAt: time, id: id,
      idStr: "\(id)", text: text.text, source: source, truncated: false, inReplyToStatusId: question,
      inReplyToStatusIdStr: question.map { "\($0)" }, inReplyToUserId: answered?.id,
      inReplyToUserIdStr: answered?.idStr, inReplyToScreenName: answered?.screenName, user: user, geo: nil,
      coordinates: nil, place: nil, contributors: nil, retweetedStatus: nil, retweetCount: sketch.retweets,
      favoriteCount: sketch.retweets < 60 ? sketch.retweets % 10 : sketch.retweets / 2,
      entities: text.entities, favorited: false, retweeted: false,
      possiblySensitive: hasLinks ? false : nil, lang: "ja")
  }

  /// A message that passes another one on: cut off at 140 scalars, and what was found in it found again.
  mutating func retweet(
    of original: Twitter.Status, by user: Twitter.User, id: Int, at time: String, source: String
  ) -> Twitter.Status {
    let author = original.user
    let prefix = "RT @\(author.screenName): "
    let scalars = Array((prefix + original.text).unicodeScalars)
    let text = scalars.count > 140 ? scalars.prefix(139) + ["…"] : scalars[...]
    func moved(_ indices: [Int]) -> [Int] {
      [min(139, indices[0] + prefix.count), min(140, indices[1] + prefix.count)]
    }
    var retweet = original
    retweet.id = id
    retweet.idStr = "\(id)"
    retweet.createdAt = time
    retweet.text = String(String.UnicodeScalarView(text))
    retweet.source = source
    retweet.user = user
    retweet.inReplyToStatusId = nil
    retweet.inReplyToStatusIdStr = nil
    retweet.inReplyToUserId = nil
    retweet.inReplyToUserIdStr = nil
    retweet.inReplyToScreenName = nil
    retweet.retweetedStatus = Twitter.Retweeted(original)
    retweet.favoriteCount = 0
    retweet.entities = original.entities.moved(by: moved, quoting: original)
    retweet.entities.userMentions.insert(
      Twitter.Mention(
        screenName: author.screenName, name: author.name, id: author.id, idStr: author.idStr,
        indices: [3, 4 + author.screenName.count]), at: 0)
    return retweet
  }
}

extension Twitter.Entities {
  /// The same entities in a text that quotes theirs.
  fileprivate func moved(by move: ([Int]) -> [Int], quoting original: Twitter.Status) -> Twitter.Entities {
    var entities = self
    for place in hashtags.indices { entities.hashtags[place].indices = move(hashtags[place].indices) }
    for place in urls.indices { entities.urls[place].indices = move(urls[place].indices) }
    for place in userMentions.indices {
      entities.userMentions[place].indices = move(userMentions[place].indices)
    }
    entities.media = media?.map { picture in
      var picture = picture
      picture.indices = move(picture.indices)
      picture.sourceStatusId = original.id
      picture.sourceStatusIdStr = original.idStr
      return picture
    }
    return entities
  }
}
