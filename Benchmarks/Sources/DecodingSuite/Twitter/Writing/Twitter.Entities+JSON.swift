extension Twitter.Entities: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("hashtags", hashtags)
      writer.member("symbols", symbols)
      writer.member("urls", urls)
      writer.member("user_mentions", userMentions)
      if let media { writer.member("media", media) }
    }
  }
}
