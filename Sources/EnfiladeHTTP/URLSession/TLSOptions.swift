public import Foundation

/// What connections over TLS must be like, beyond what the system asks of them.
///
/// URLSession on Linux can be held to none of it. A client that is set up with an option which its system cannot
/// honour sends nothing: each call throws ``HTTPError/Reason-swift.enum/unsupported(_:)``. It never connects with
/// less than was asked for.
public struct TLSOptions: Sendable, Hashable {
  /// A version of TLS.
  public enum Version: String, Sendable, Hashable, CaseIterable {
    /// TLS 1.2 (RFC 5246).
    case v1_2
    /// TLS 1.3 (RFC 8446).
    case v1_3
  }

  /// The lowest version; `nil` leaves it to the system. Honoured on Apple's platforms.
  public var minimumVersion: Version?
  /// The SHA-256 hashes of the public keys of which the server must have one (RFC 7469, section 2.4), 32 bytes each;
  /// empty for any. Honoured nowhere yet.
  public var pins: Set<Data>
  /// The certificate of the client and its key, in PKCS #12 (RFC 7292); `nil` for none. Honoured nowhere yet.
  public var clientIdentity: Data?

  /// Makes options.
  /// - Parameters:
  ///   - minimumVersion: The lowest version.
  ///   - pins: The hashes of the public keys of which the server must have one.
  ///   - clientIdentity: The certificate of the client and its key.
  public init(minimumVersion: Version? = nil, pins: Set<Data> = [], clientIdentity: Data? = nil) {
    self.minimumVersion = minimumVersion
    self.pins = pins
    self.clientIdentity = clientIdentity
  }

  /// The first option that this system cannot honour, if there is one.
  var unsupported: HTTPError.Unsupported? {
    #if canImport(FoundationNetworking)
      if minimumVersion != nil { return .minimumTLSVersion }
    #endif
    if !pins.isEmpty { return .pinning }
    return clientIdentity == nil ? nil : .clientCertificate
  }
}
