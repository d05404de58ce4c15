import Foundation
import Terminal
import Testing

@testable import Tour

@MainActor @Suite("How the tour concludes") struct GuideTests {
  @Test(
    "depends on the signal and on lost output, and is said where the status leaves it open",
    arguments: [
      (Tour.ExitStatus.success, nil, nil, Tour.ExitStatus.success, ""),
      (.success, SIGINT, nil, .success, ""),
      (.success, nil, WriteFailure(code: EPIPE), .failure, ""),
      (
        .success, nil, WriteFailure(code: ENOSPC), .failure,
        "tour: The output could not be written: No space left on device.\n"
      ),
      (.failure, nil, WriteFailure(code: ENOSPC), .failure, ""),
      (.cancelled, SIGINT, nil, Tour.ExitStatus(code: 130), ""),
      (.cancelled, SIGTERM, nil, Tour.ExitStatus(code: 143), ""),
      (.cancelled, nil, nil, Tour.ExitStatus(code: 125), "tour: The work was cancelled, and by no signal.\n"),
    ] as [(Tour.ExitStatus, Int32?, WriteFailure?, Tour.ExitStatus, String)])
  func conclusion(
    status: Tour.ExitStatus, signal: Int32?, failure: WriteFailure?, expected: Tour.ExitStatus, said: String
  ) {
    let errors = Transcript()
    let guide = Guide(output: Transcript().output(.plain), errors: errors.output(.plain))
    #expect(guide.conclude(status, signal: signal, failure: failure) == expected)
    #expect(errors.text == said)
  }
}
