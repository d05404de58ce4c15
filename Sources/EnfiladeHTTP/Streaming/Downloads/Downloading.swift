import Foundation

/// One call of `download`: asks, writes, and asks for the rest when it breaks off.
struct Downloading {
  let request: HTTPRequest
  let options: HTTPDownload.Options
  let clock: any Clock<Duration>
  let elapsed: @Sendable () -> Duration
  /// The head that came last.
  private(set) var last: HTTPResponse?
  private(set) var resumptions = 0

  private let destination: URL
  private let place: DownloadPlace
  private let client: any StreamingHTTPClient
  private let progress: @Sendable (HTTPProgress) -> Void
  private let file: DownloadFile
  private var ledger: DownloadLedger
  /// The head of the first response that was what was asked for.
  private var first: HTTPResponse?
  private var metrics = HTTPMetrics()

  /// Checks what can be checked before anything is sent, and makes or opens the file.
  init(
    _ request: HTTPRequest, to destination: URL, options: HTTPDownload.Options,
    client: any StreamingHTTPClient, clock: any Clock<Duration>,
    progress: @escaping @Sendable (HTTPProgress) -> Void
  ) throws(HTTPError) {
    let request = try request.forDownload()
    self.request = request
    self.destination = destination
    self.options = options
    self.client = client
    self.clock = clock
    self.progress = progress
    elapsed = clock.stopwatch()
    let place = try request.attempt(.move, on: destination) { () throws(SystemFault) in
      let place = try DownloadPlace(destination)
      try place.check(options.existing)
      return place
    }
    self.place = place
    (file, ledger) = try request.attempt(.write, on: destination) { () throws(SystemFault) in
      guard let partial = options.partial else {
        return (try DownloadFile(beside: place), DownloadLedger())
      }
      let file = try DownloadFile(kept: DownloadPlace(partial), for: place)
      return (file, try file.ledger(for: request))
    }
  }

  /// Does it all.
  mutating func run() async throws(HTTPError) -> HTTPDownload {
    do throws(HTTPError) {
      try await receiveAll()
      try attempt(.write) { () throws(SystemFault) in try file.synchronize() }
      if Task.isCancelled { throw error(.cancelled) }
      try attempt(.move) { () throws(SystemFault) in try file.move(to: place, options.existing) }
    } catch {
      var isResumable = ledger.isResumable
      if case .notResumable = error.reason { isResumable = false }
      file.abandon(isResumable: isResumable)
      throw error
    }
    metrics.total = elapsed()
    return HTTPDownload(
      head: first ?? HTTPResponse(status: .ok, url: request.url), file: destination, bytes: ledger.written,
      resumptions: resumptions, metrics: metrics)
  }

  private mutating func receiveAll() async throws(HTTPError) {
    while true {
      do throws(HTTPError) {
        return try await receive()
      } catch {
        if Task.isCancelled { throw error.isCancellation ? error : self.error(.cancelled) }
        guard error.isRetryable else { throw error }
        if first != nil, ledger.isWhole { return }
        if case .timedOut(.total, _) = error.reason { throw overdue(error) }
        guard ledger.isResumable, resumptions < options.attempts else { throw error }
        resumptions += 1
        try await pause()
      }
    }
  }

  /// Asks for the file or the rest of it, and writes what comes.
  private mutating func receive() async throws(HTTPError) {
    let asked = try remaining(of: ledger.request(request))
    if Task.isCancelled { throw error(.cancelled) }
    let stream: HTTPStream
    do throws(HTTPError) {
      stream = try await client.stream(asked)
    } catch {
      metrics.attempts += 1
      throw error
    }
    last = stream.head
    do throws(HTTPError) {
      try await take(stream)
      metrics.add(stream.metrics)
    } catch {
      metrics.add(stream.metrics)
      throw error
    }
  }

  private mutating func take(_ stream: HTTPStream) async throws(HTTPError) {
    let isBeginning = ledger.written == 0
    let answer: DownloadLedger.Answer
    do throws(RefusedResumption) {
      answer = try ledger.open(stream.head, to: request.method)
    } catch {
      throw self.error(.notResumable(error.refusal), stage: .head)
    }
    if answer == .unexpected { throw await unexpectedStatus(stream) }
    first = first ?? stream.head
    if answer == .whole { return }
    if isBeginning {
      let note = PartialNote(request, ledger)
      try attempt(.write) { () throws(SystemFault) in try file.begin(note) }
    }
    try await write(stream)
  }

  private mutating func write(_ stream: HTTPStream) async throws(HTTPError) {
    for try await piece in stream {
      if Task.isCancelled { throw error(.cancelled) }
      guard ledger.add(piece.count) else {
        ledger.distrust()
        if stream.head.status == .partialContent { throw error(.notResumable(.wrongRange)) }
        throw error(.unknown(hint: "it is longer than its Content-Length"))
      }
      try attempt(.write) { () throws(SystemFault) in try file.write(piece) }
      progress(HTTPProgress(bytes: ledger.written, total: ledger.total))
    }
    guard ledger.isEndDue else { throw error(.interrupted) }
  }

  private func attempt(
    _ operation: HTTPError.FileFault.Operation, _ work: () throws(SystemFault) -> Void
  ) throws(HTTPError) {
    try request.attempt(operation, on: destination, answer: last, work)
  }
}

extension HTTPMetrics {
  /// Adds those of a later exchange.
  fileprivate mutating func add(_ other: HTTPMetrics) {
    queued += other.queued
    timeToHead = other.timeToHead
    attempts += max(1, other.attempts)
    redirects += other.redirects
    bytesSent += other.bytesSent
    bytesReceived += other.bytesReceived
    reusedConnection = other.reusedConnection
  }
}
