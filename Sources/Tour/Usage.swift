/// How the program, or one command of it, is called.
enum Usage: Sendable, Hashable, CaseIterable {
  case tour
  case cache

  /// The forms of the call.
  var synopsis: String {
    switch self {
    case .tour: "usage: tour <command> [options]"
    case .cache: "usage: tour cache [--seconds N] [--base-url URL] [--plain]"
    }
  }

  /// Where to read more, as one line.
  var pointer: String {
    switch self {
    case .tour: "Run “tour --help” to see the commands."
    case .cache: "Run “tour cache --help” to see what they mean."
    }
  }

  /// The whole page, in lines.
  var page: [String] {
    switch self {
    case .tour:
      [
        synopsis, "",
        "A walk through the scenes of Enfilade.", "",
        "commands:",
        "  cache   ask httpbin's /cache/{seconds}, and show who asked for what", "",
        "Run “tour <command> --help” for the options of a command.",
      ]
    case .cache:
      [
        synopsis, "",
        "Asks a server's /cache/{seconds}, and shows the origin and the URL it answers.", "",
        "options:",
        "  --seconds N      for how long the answer may be kept; \(CacheOptions.defaultSeconds) if not given",
        "  --base-url URL   the server, for example https://httpbin.org; if not given,",
        "                   one of the tour's own on 127.0.0.1",
        "  --plain          plain lines, also on a terminal",
        "  --help           this page", "",
        "Ctrl-C cancels.",
        "Exit status: 0 shown, 1 failed, 2 wrong arguments, 130 cancelled by Ctrl-C,",
        "143 cancelled by SIGTERM, 125 cancelled by neither.",
      ]
    }
  }
}
