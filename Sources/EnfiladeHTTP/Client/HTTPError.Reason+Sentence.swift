extension HTTPError {
  /// A stable name of what happened, to look up a translation by.
  public var code: String {
    switch reason {
    case .invalidRequest(let invalid):
      switch invalid {
      case .url: "invalidRequest.url"
      case .fieldName: "invalidRequest.fieldName"
      case .fieldValue: "invalidRequest.fieldValue"
      case .framingField: "invalidRequest.framingField"
      case .body: "invalidRequest.body"
      case .timeout: "invalidRequest.timeout"
      case .limit: "invalidRequest.limit"
      }
    case .unreachable(let unreachable): "unreachable.\(unreachable.rawValue)"
    case .interrupted: "interrupted.\(stage.rawValue)"
    case .timedOut(let limit, _): "timedOut.\(limit.rawValue)"
    case .cancelled: "cancelled"
    case .unexpectedStatus(let status): "unexpectedStatus.\(status.code)"
    case .undecodable(let undecodable): "undecodable.\(undecodable.kind.rawValue)"
    case .redirectRefused(let refusal):
      switch refusal {
      case .tooMany: "redirectRefused.tooMany"
      case .loop: "redirectRefused.loop"
      case .location: "redirectRefused.location"
      case .downgrade: "redirectRefused.downgrade"
      }
    case .tooLarge(let part, _): "tooLarge.\(part.rawValue)"
    case .insecure: "insecure"
    case .unsupported(let option): "unsupported.\(option.rawValue)"
    case .file(let fault): "file.\(fault.operation.rawValue)"
    case .notResumable(let refusal): "notResumable.\(refusal.rawValue)"
    case .closed: "closed"
    case .unknown: "unknown.\(stage.rawValue)"
    }
  }
}

extension HTTPError.Reason {
  /// What happened and, where that can be known, what to do: the rest of a sentence, without its full stop.
  func clause(at stage: HTTPError.Stage) -> String {
    switch self {
    case .invalidRequest(let invalid):
      invalid.clause
    case .unreachable(.hostNotFound):
      "no host of that name was found; check the spelling and the network"
    case .unreachable(.refused):
      "the connection was refused; check that a server listens there"
    case .unreachable(.noRoute):
      "no connection could be made; check the address, the network and the firewalls on the way"
    case .unreachable(.noNetwork):
      "there is no network; try again once this machine is connected"
    case .interrupted where stage == .body:
      "the connection ended in the middle of the response; try again"
    case .interrupted:
      "the connection ended before the server answered; try again"
    case .timedOut(.total, let duration):
      "there was no whole answer within \(duration); try again, or allow more time"
    case .timedOut(.turn, let duration):
      "it waited for its turn for \(duration), since as many requests were on their way as the client allows; "
        + "read streams to their end, or allow more requests at once"
    case .timedOut(.firstByte, let duration):
      "nothing was heard of the server for \(duration); try again, or allow more time"
    case .timedOut(.betweenBytes, let duration):
      "the server fell silent for \(duration) in the middle of its answer; try again, or allow more time"
    case .cancelled:
      "it was cancelled"
    case .unexpectedStatus(let status):
      "the server answered with status \(status)"
    case .undecodable(let undecodable):
      undecodable.clause
    case .redirectRefused(let refusal):
      refusal.clause
    case .tooLarge(.body, let limit) where stage == .request:
      "the body of the request is larger than \(limit) bytes; raise the limit"
    case .tooLarge(let part, let limit):
      part.clause(limit: limit)
    case .unsupported(let option):
      option.clause
    case .file(let fault):
      fault.clause
    case .notResumable(.changed):
      "the file at the server has changed since the download began; begin it again"
    case .notResumable(.wrongRange):
      "the server sent another part of the file than was asked for; begin the download again"
    case .insecure(let hint):
      "no trusted connection could be made (\(hint)); check the server's certificate"
    case .closed:
      "the client was shut down; make a new one"
    case .unknown(let hint) where stage == .request:
      "it was not sent: \(hint)"
    case .unknown(let hint) where stage == .body:
      "the body did not arrive whole (the transport's hint: \(hint)); try again"
    case .unknown(let hint):
      "the exchange broke off before the server answered (the transport's hint: \(hint)); try again"
    }
  }
}

extension HTTPError.InvalidRequest {
  var clause: String {
    switch self {
    case .url(let url, let fault):
      "the URL \(url.debugDescription) \(fault)"
    case .fieldName(let name):
      "the header name \(name.debugDescription) has characters that a name cannot have; "
        + "use letters, digits and hyphens"
    case .fieldValue(let name):
      "the value of the header \(name) has a line break or another control character; remove it"
    case .framingField(let name):
      "the header \(name) is the transport's to write; leave it out"
    case .body(let fault):
      fault
    case .timeout(let duration):
      "a timeout of \(duration) leaves no time; give more than 0 seconds"
    case .limit(let name, let value):
      "\(name) is \(value), which is too small"
    }
  }
}

extension HTTPError.Oversized {
  func clause(limit: Int) -> String {
    switch self {
    case .body: "the answer is larger than \(limit) bytes; raise the limit, or stream it"
    case .backlog: "more than \(limit) bytes came before they were read; read faster, or allow more to wait"
    case .line: "a line of the answer is longer than \(limit) bytes; raise the limit"
    case .event: "an event of the answer is larger than \(limit) bytes; raise the limit"
    }
  }
}

extension HTTPError.Unsupported {
  var clause: String {
    let option =
      switch self {
      case .minimumTLSVersion: "a lowest version of TLS"
      case .pinning: "certificate pinning"
      case .clientCertificate: "a client certificate"
      }
    return "this system's URLSession cannot be held to \(option), so nothing was sent; "
      + "leave the option out, or let a proxy that can do it make the connection"
  }
}

extension HTTPError.FileFault {
  var clause: String {
    let file = name.map { "the file \($0.debugDescription)" } ?? "a temporary file"
    return switch operation {
    case .read: "\(file) could not be read: \(explanation)"
    case .write: "\(file) could not be written: \(explanation)"
    case .move: "the download could not be put in place as \(file): \(explanation)"
    }
  }
}

extension HTTPError.RedirectRefusal {
  var clause: String {
    switch self {
    case .tooMany(let limit):
      "the server redirected more than \(limit) times"
    case .loop(let url):
      "the server redirected in a circle, back to \(Redaction.text(of: url))"
    case .location(let location):
      "the server redirected to \(Redaction.text(ofAny: location).debugDescription), which is no URL that may be followed"
    case .downgrade(let url):
      "the server redirected from https to \(Redaction.text(of: url)), which is not encrypted"
    }
  }
}

extension HTTPError.RedirectRefusal: CustomStringConvertible, CustomReflectable {
  /// What happened, with secrets left out.
  public var description: String { clause }

  /// What `dump` shows: no secret.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

extension HTTPError.Undecodable: CustomStringConvertible, CustomReflectable {
  /// What was wrong and where; not the excerpt, which may hold secrets.
  public var description: String { clause }

  /// What `dump` shows: no secret.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "kind": kind, "line": line as Any, "codingPath": codingPath, "explanation": shownExplanation,
      ])
  }
}
