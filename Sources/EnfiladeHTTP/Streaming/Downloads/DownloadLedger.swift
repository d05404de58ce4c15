/// How much of a file has come, and whether what comes next is the rest of it: the rules, without the work.
struct DownloadLedger {
  /// How many bytes of the file have been written.
  private(set) var written: Int
  /// How many bytes it has in all, if that is known.
  private(set) var total: Int?
  /// What tells its version, if others can be told from it for sure.
  private(set) var validator: StrongValidator?
  /// Where in the file the body of this response ends, if it says so.
  private var end: Int?

  /// A download of which nothing has come.
  init() {
    written = 0
  }

  /// A download of which a part was kept.
  /// - Returns: `nil` when the part cannot be gone on with.
  init?(kept note: PartialNote, bytes: Int) {
    guard let validator = note.validator, bytes > 0, bytes <= note.total ?? .max else { return nil }
    written = bytes
    total = note.total
    self.validator = validator
  }

  /// Whether the server can be asked for the rest.
  var isResumable: Bool { validator != nil && written > 0 }

  /// Whether all bytes are known to have come.
  var isWhole: Bool { written == total }

  /// What is asked next: the whole file, or the rest of it.
  func request(_ original: HTTPRequest) throws(HTTPError) -> HTTPRequest {
    guard written > 0, let validator else { return original }
    var request = original
    try request.fields.set(.range, to: "bytes=\(written)-")
    try request.fields.set(.ifRange, to: validator.text)
    return request
  }

  /// What a response is.
  enum Answer {
    /// Its body is what was asked for.
    case body
    /// Nothing is left to come.
    case whole
    /// Something else.
    case unexpected
  }

  /// Judges a response.
  /// - Parameters:
  ///   - head: What came.
  ///   - method: How it was asked.
  /// - Throws: Why the rest cannot be had.
  mutating func open(_ head: HTTPResponse, to method: HTTPMethod) throws(RefusedResumption) -> Answer {
    guard written > 0 else { return begin(head, method) }
    switch head.status.code {
    case 206:
      try goOn(head)
      return .body
    case 416:
      let range = head.fields[.contentRange].flatMap(ContentRange.init)
      guard isWhole, range == .unsatisfied(complete: written) else { throw RefusedResumption(.changed) }
      return .whole
    case 200..<300:
      // A server that sends the same file whole knows no ranges, or not this one.
      throw RefusedResumption(validator?.isRepeated(by: head.fields) == true ? .wrongRange : .changed)
    default:
      return .unexpected
    }
  }

  /// Counts a piece, before it is written.
  /// - Returns: Whether so much was promised.
  mutating func add(_ count: Int) -> Bool {
    if let end, count > end - written { return false }
    written += count
    return true
  }

  /// Whether the body that ended had all the bytes that were promised.
  var isEndDue: Bool { written >= max(end ?? 0, total ?? 0) }

  /// Forgets what would let the server be asked for the rest, since what came was wrong.
  mutating func distrust() {
    validator = nil
  }

  private mutating func begin(_ head: HTTPResponse, _ method: HTTPMethod) -> Answer {
    guard head.status.isSuccess, ![204, 205, 206].contains(head.status.code) else { return .unexpected }
    let isPlain = head.fields.contentIsPlain
    total = isPlain ? head.fields.length : nil
    end = total
    validator = isPlain && method == .get && head.status == .ok ? StrongValidator(head.fields) : nil
    return .body
  }

  private mutating func goOn(_ head: HTTPResponse) throws(RefusedResumption) {
    guard head.fields.contentIsPlain, validator?.isRepeated(by: head.fields) != false else {
      throw RefusedResumption(.changed)
    }
    let ranges = head.fields.values(of: .contentRange)
    guard ranges.count == 1, case .part(let range, let complete) = ContentRange(ranges[0]),
      range.lowerBound == written
    else { throw RefusedResumption(.wrongRange) }
    if let total, let complete, total != complete { throw RefusedResumption(.changed) }
    // Without the size nobody could tell the rest from a part of it.
    guard let size = total ?? complete, range.upperBound < size else { throw RefusedResumption(.wrongRange) }
    total = size
    end = range.upperBound + 1
  }
}

/// Why a download is not taken up again.
struct RefusedResumption: Error {
  let refusal: HTTPError.ResumeRefusal

  init(_ refusal: HTTPError.ResumeRefusal) {
    self.refusal = refusal
  }
}

extension HTTPFields {
  /// Whether the bytes of the content are those of the file, and not compressed.
  fileprivate var contentIsPlain: Bool {
    values(of: .contentEncoding).allSatisfy { $0.isEmpty || $0.lowercased() == "identity" }
  }

  /// The size of the content in bytes, where that is how it is framed (RFC 9112, section 6.3).
  fileprivate var length: Int? {
    self[.transferEncoding] == nil ? self[.contentLength].flatMap(Int.init(digits:)) : nil
  }
}
