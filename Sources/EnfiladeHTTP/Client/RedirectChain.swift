import Foundation

/// The redirects of one request: decides what is asked next, by RFC 9110, section 15.4.
struct RedirectChain {
  private let policy: RedirectPolicy
  private var asked: Set<Step>
  private(set) var count = 0

  private struct Step: Hashable {
    let method: HTTPMethod
    let url: URL
  }

  /// - Parameters:
  ///   - request: What is asked first.
  ///   - policy: What the client allows.
  init(_ request: HTTPRequest, policy: RedirectPolicy) {
    self.policy = policy
    asked = [Step(method: request.method, url: request.url)]
  }

  /// Follows a redirect.
  /// - Parameters:
  ///   - request: What was asked last.
  ///   - response: What the server answered.
  /// - Returns: What is to be asked next, or `nil` when the response is the answer.
  /// - Throws: Why the redirect is not followed.
  mutating func next(
    after request: HTTPRequest, answeredBy response: HTTPResponse
  ) throws(RefusedRedirect) -> HTTPRequest? {
    guard policy.follows, response.status.isRedirect, let location = response.fields[.location] else {
      return nil
    }
    let target = try Self.target(of: location, from: request.url)
    guard count < policy.limit else { throw RefusedRedirect(.tooMany(limit: policy.limit)) }
    if request.url.isEncrypted, !target.isEncrypted, !policy.allowsDowngrade {
      throw RefusedRedirect(.downgrade(target))
    }
    let next = try Self.request(request, redirectedTo: target, by: response.status, location: location)
    guard asked.insert(Step(method: next.method, url: next.url)).inserted else {
      throw RefusedRedirect(.loop(target))
    }
    count += 1
    return next
  }

  /// Resolves a `Location` against the URL that was asked (RFC 3986, section 5.2); a fragment is inherited
  /// (RFC 9110, section 10.2.2).
  private static func target(of location: String, from base: URL) throws(RefusedRedirect) -> URL {
    let resolved = location.isEmpty ? base : Self.resolved(location, from: base)
    guard let resolved, let checked = try? HTTPRequest.checked(resolved) else {
      throw RefusedRedirect(.location(location))
    }
    guard checked.fragment == nil, let fragment = base.fragment(percentEncoded: true),
      var components = URLComponents(url: checked, resolvingAgainstBaseURL: true)
    else { return checked }
    components.percentEncodedFragment = fragment
    return components.url ?? checked
  }

  /// The reference is made valid by itself first, then resolved.
  private static func resolved(_ location: String, from base: URL) -> URL? {
    guard let reference = URL(lenient: location) else { return nil }
    return URL(string: reference.relativeString, relativeTo: base)?.absoluteURL
  }

  private static func request(
    _ request: HTTPRequest, redirectedTo target: URL, by status: HTTPStatus, location: String
  ) throws(RefusedRedirect) -> HTTPRequest {
    var fields = request.fields
    var body = request.body
    var method = request.method
    let becomesGet =
      switch status {
      case .seeOther: method != .get && method != .head
      case .movedPermanently, .found: method == .post
      default: false
      }
    if becomesGet {
      method = .get
      body = nil
      for field in fields where field.name.canonical.hasPrefix("content-") { fields.remove(field.name) }
    }
    if !request.url.hasSameOrigin(as: target) {
      for field in fields where field.name.isSensitive { fields.remove(field.name) }
    }
    do {
      var next = try HTTPRequest(method, target, fields: fields, body: body)
      next.timeLimits = request.timeLimits
      return next
    } catch {
      throw RefusedRedirect(.location(location))
    }
  }
}

/// Why a redirect is not followed.
struct RefusedRedirect: Error {
  let refusal: HTTPError.RedirectRefusal

  init(_ refusal: HTTPError.RedirectRefusal) {
    self.refusal = refusal
  }
}
