import Foundation

/// What a kept part of a download belongs to: a small file beside it.
struct PartialNote: Codable, Equatable {
  /// What was asked.
  var url: URL
  /// How the server was asked to choose among versions: the request's `Accept` fields.
  var negotiation: [String]
  /// The strong entity tag of the file, if it has one.
  var etag: String?
  /// Else the time of its last change, which is strong.
  var lastModified: String?
  /// The size of the whole in bytes, if it is known.
  var total: Int?

  /// - Parameters:
  ///   - request: What is asked.
  ///   - ledger: What is known of the answer.
  /// - Returns: `nil` when nobody can go on with it.
  init?(_ request: HTTPRequest, _ ledger: DownloadLedger) {
    guard let validator = ledger.validator else { return nil }
    url = request.url
    negotiation = Self.negotiation(of: request)
    switch validator {
    case .etag(let text): etag = text
    case .lastModified(let text): lastModified = text
    }
    total = ledger.total
  }

  /// Where the note is for a part.
  static func path(for partial: String) -> String {
    partial + ".resume"
  }

  /// Reads the note for a part.
  /// - Returns: `nil` when there is none that can be used for this request.
  init?(for place: DownloadPlace, request: HTTPRequest) {
    guard let data = FileDescriptor.contents(of: Self.path(for: place.path), upTo: 65_536),
      let note = try? JSONDecoder().decode(Self.self, from: data),
      note.url == request.url, note.negotiation == Self.negotiation(of: request), note.total ?? 1 > 0
    else { return nil }
    self = note
  }

  /// Writes the note in one step.
  func write(for place: DownloadPlace) throws(SystemFault) {
    guard let data = try? JSONEncoder().encode(self) else { throw SystemFault("its note cannot be encoded") }
    let (file, temporary) = try place.makeTemporary(ending: "resume", permissions: 0o600)
    do {
      try file.write(data)
      try file.synchronize()
      try FileDescriptor.move(temporary.path, over: Self.path(for: place.path))
    } catch {
      FileDescriptor.remove(temporary.path)
      throw error
    }
  }

  /// What the rest has to match. A text that somebody made weak, or into two lines, is none.
  var validator: StrongValidator? {
    if let etag { return StrongValidator(etag: etag) }
    return lastModified.flatMap(StrongValidator.init(keptDate:))
  }

  private static func negotiation(of request: HTTPRequest) -> [String] {
    request.fields.filter { $0.name.canonical.hasPrefix("accept") }.map {
      "\($0.name.canonical): \($0.value)"
    }
  }
}
