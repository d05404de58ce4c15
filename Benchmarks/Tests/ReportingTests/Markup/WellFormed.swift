import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a parser of XML says against a text, or `nil` where it has nothing to say.
func fault(inXML text: String) -> String? {
  let parser = XMLParser(data: Data(text.utf8))
  let observer = Observer()
  parser.delegate = observer
  guard parser.parse() else {
    return "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "unknown")"
  }
  guard Set(observer.ids).count == observer.ids.count else { return "an id is there twice" }
  let broken = observer.references.filter { !observer.ids.contains($0) }
  return broken.isEmpty ? nil : "nothing has the id \(broken)"
}

/// Notes what elements are called and what is referred to.
private final class Observer: NSObject, XMLParserDelegate {
  var ids: [String] = []
  var references: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if let id = attributes["id"] { ids.append(id) }
    references += attributes["aria-labelledby"]?.split(separator: " ").map(String.init) ?? []
    if let link = attributes["href"], link.hasPrefix("#") { references.append(String(link.dropFirst())) }
  }
}
