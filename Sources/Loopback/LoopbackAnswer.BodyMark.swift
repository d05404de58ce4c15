extension LoopbackAnswer {
  /// Where in the steps a composed body starts, so that it can be left out for a HEAD request.
  struct BodyMark {
    /// The index of the step that sends the body, and the head before it when both are bytes.
    let step: Int
    /// The count of the head's bytes in that step.
    let offset: Int
  }

  /// The steps as a request with this method gets them: without a composed body for HEAD.
  func steps(for method: String) -> [Step] {
    guard method == "HEAD", let body else { return steps }
    var shortened = steps
    switch steps[body.step] {
    case .bytes(let bytes): shortened[body.step] = .bytes(Array(bytes.prefix(body.offset)))
    case .generated: shortened[body.step] = .bytes([])
    default: break
    }
    return shortened
  }
}
