/// What is wrong with something a peer has sent, as one sentence.
struct Malformed: Error, Equatable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
