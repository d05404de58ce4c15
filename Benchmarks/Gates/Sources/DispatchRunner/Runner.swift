import Foundation
import CounterContract
import InlinableByHand
import InlinableHandle
import InlinableSend
import LinkFigures
import OneByHand
import OneHandle
import OneSend
import OneSpoilt
import PlainByHand
import PlainHandle
import PlainSend
import TextByHand
import TextHandle
import TextSend

/// Runs one variant a number of times, for callgrind to count:
///
///     DispatchRunner OneSend 1000
///
/// It prints how many operations were done and how many commands the screen performed.
@main
@MainActor
enum Runner {
  static func main() {
    let words = CommandLine.arguments
    guard words.count == 3, let times = Int(words[2]) else { refuse("DispatchRunner VARIANT TIMES") }
    if let screen = screen(words[1]) {
      screen.fire(times)
      print(3 * times, screen.performed)
    } else if let figure = LinkFigure(rawValue: words[1]) {
      print(times * figure.operations, figure.run(times))
    } else {
      refuse("There is no variant “\(words[1])”.")
    }
  }

  private static func refuse(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(2)
  }

  private static func screen(_ name: String) -> (any CountedScreen)? {
    switch name {
    case "OneByHand": HandWrittenScreen()
    case "OneHandle": HandleScreen()
    case "OneSend": SendScreen()
    case "OneSpoilt": SpoiltScreen()
    case "PlainByHand": PlainHandWrittenScreen()
    case "PlainHandle": PlainHandleScreen()
    case "PlainSend": PlainSendScreen()
    case "InlinableByHand": InlinableHandWrittenScreen()
    case "InlinableHandle": InlinableHandleScreen()
    case "InlinableSend": InlinableSendScreen()
    case "TextByHand": TextHandWrittenScreen()
    case "TextHandle": TextHandleScreen()
    case "TextSend": TextSendScreen()
    default: nil
    }
  }
}
