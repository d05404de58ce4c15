import Foundation
import Testing

/// Rows B13, B27 and B29: what Foundation has elsewhere, and what does not compile here. A bare client can do no
/// more than the compiler lets it, so the compiler is who sees it fail.
@Suite(.timeLimit(.minutes(5)))
struct MissingAPITests {
  /// Compiles everywhere.
  private static let everywhere = "_ = try await session.data(for: request)"

  private static let bytes = "_ = try await session.bytes(for: request)"

  private static let trust = [
    "configuration.tlsMinimumSupportedProtocolVersion = .TLSv12",
    "configuration.tlsMaximumSupportedProtocolVersion = .TLSv13",
    "_ = { (space: URLProtectionSpace) in space.serverTrust }",
    "_ = { (me: SecIdentity) in URLCredential(identity: me, certificates: nil, persistence: .none) }",
  ]

  private static let others = [
    "configuration.waitsForConnectivity = true",
    "configuration.allowsConstrainedNetworkAccess = false",
    "configuration.allowsExpensiveNetworkAccess = false",
    "request.assumesHTTP3Capable = true",
    "_ = session.dataTaskPublisher(for: request)",
    #"_ = URLSessionConfiguration.background(withIdentifier: "b")"#,
  ]

  /// The compiler is asked once for all, and takes seconds.
  private static let refused = Result { try Compiler.refused([everywhere, bytes] + trust + others) }

  private func compiles(_ line: String) throws {
    let refused = try Self.refused.get()
    withKnownIssue {
      #expect(!refused.contains(line))
    } when: {
      isLinux
    }
  }

  @Test func `What is there compiles`() throws {
    #expect(try !Self.refused.get().contains(Self.everywhere))
  }

  @Test func `B13: bare Foundation has no bytes of a response`() throws {
    try compiles(Self.bytes)
  }

  @Test(arguments: trust)
  func `B27: bare Foundation knows no TLS versions, no pins and no identity of the client`(line: String)
    throws
  {
    try compiles(line)
  }

  /// This client has nothing in their place: what it needs of them on Apple's platforms stands in `#if`.
  @Test(arguments: others)
  func `B29: bare Foundation does not have it`(line: String) throws {
    try compiles(line)
  }
}

private let isLinux: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()
