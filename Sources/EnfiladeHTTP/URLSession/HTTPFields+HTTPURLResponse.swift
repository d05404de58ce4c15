import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPFields {
  /// Reads the fields of a response; URLSession gives them in no order, so they are sorted by name.
  init(_ response: HTTPURLResponse) {
    self.init()
    let pairs = response.allHeaderFields.compactMap { key, value -> (Name, String)? in
      guard let text = key.base as? String, let name = Name(text) else { return nil }
      return (name, value as? String ?? "\(value)")
    }
    for (name, value) in pairs.sorted(by: { ($0.0.canonical, $0.1) < ($1.0.canonical, $1.1) }) {
      append(received: name, value)
    }
  }
}
