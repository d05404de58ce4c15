/// Why a form cannot be written: small enough to be thrown through many levels.
struct FormFault: Error {
  /// Where; `nil` for the form itself, or where that is not known yet.
  let place: String?
  /// What is wrong, in the rest of a sentence.
  let explanation: String

  init(at place: String?, _ explanation: String) {
    self.place = place
    self.explanation = explanation
  }

  static var notFinite: FormFault {
    FormFault(at: nil, "the number is not finite, which no form can say")
  }

  var error: HTTPError {
    let place = place.map { " at “\($0)”" } ?? ""
    return HTTPError(invalid: .body("the form cannot be encoded\(place): \(explanation)"))
  }
}
