extension Twitter.Status: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("metadata", metadata)
      writer.member("created_at", createdAt)
      writer.member("id", id)
      writer.member("id_str", idStr)
      writer.member("text", text)
      writer.member("source", source)
      writer.member("truncated", truncated)
      writer.member("in_reply_to_status_id", inReplyToStatusId)
      writer.member("in_reply_to_status_id_str", inReplyToStatusIdStr)
      writer.member("in_reply_to_user_id", inReplyToUserId)
      writer.member("in_reply_to_user_id_str", inReplyToUserIdStr)
      writer.member("in_reply_to_screen_name", inReplyToScreenName)
      writer.member("user", user)
      writer.null("geo")
      writer.null("coordinates")
      writer.null("place")
      writer.member("contributors", contributors)
      if let retweetedStatus { writer.member("retweeted_status", retweetedStatus) }
      writer.member("retweet_count", retweetCount)
      writer.member("favorite_count", favoriteCount)
      writer.member("entities", entities)
      writer.member("favorited", favorited)
      writer.member("retweeted", retweeted)
      if let possiblySensitive { writer.member("possibly_sensitive", possiblySensitive) }
      writer.member("lang", lang)
    }
  }
}
