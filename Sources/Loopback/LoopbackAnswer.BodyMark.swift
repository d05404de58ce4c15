extension LoopbackAnswer {
  /// Where in the steps a composed body starts, so that it can be left out for a HEAD request.
  struct BodyMark {
    /// The index of the step whose bytes hold the head and the body.
    let step: Int
    /// The count of the head's bytes in that step.
    let offset: Int
  }

  /// The steps as a request with this method gets them: without a composed body for HEAD.
  func steps(for method: String) -> [Step] {
    guard method == "HEAD", let body, case .bytes(let bytes) = steps[body.step] else { return steps }
    var shortened = steps
    shortened[body.step] = .bytes(Array(bytes.prefix(body.offset)))
    return shortened
  }
}
