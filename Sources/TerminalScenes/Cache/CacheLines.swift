import EnfiladeHTTP
import Scenes
import Terminal

/// What the two views of the cache screen write.
enum CacheLines {
  /// `cache: loading`
  static func line(_ text: String) -> StyledText {
    "\(Texts.Cache.title): \(text)"
  }

  /// `cache: origin 127.0.0.1` and `cache: url http://127.0.0.1:8080/cache/2000`
  static func plain(_ model: CacheModel) -> [StyledText] {
    rows(model).map { label, value in line("\(label) \(value ?? Texts.Cache.nothing)") }
  }

  /// The same, with the values one below the other and in colour.
  static func styled(_ model: CacheModel) -> [StyledText] {
    let rows = rows(model)
    let width = rows.map(\.label.count).max() ?? 0
    return rows.map { label, value in
      let padding = String(repeating: " ", count: width - label.count + 2)
      let shown = value.map { StyledText($0, .green) } ?? StyledText(Texts.Cache.nothing, .dim)
      return StyledText(label, .bold) + "\(padding)" + shown
    }
  }

  /// `cache: failed: GET http://127.0.0.1:8080/cache/2000 failed: …`
  static func sentence(_ error: HTTPError) -> String {
    "\(Texts.Cache.title): \(Texts.Cache.failed): \(error)"
  }

  private static func rows(_ model: CacheModel) -> [(label: String, value: String?)] {
    [(Texts.Cache.origin, model.origin), (Texts.Cache.url, model.url)]
  }
}
