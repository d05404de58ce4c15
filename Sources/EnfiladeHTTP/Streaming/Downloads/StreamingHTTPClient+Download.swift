public import Foundation

extension StreamingHTTPClient {
  /// Downloads into a file, piece by piece, and puts it in its place once it is whole.
  ///
  ///     try await client.download(request, to: URL(filePath: "/tmp/map.pbf"))
  ///
  /// Until then the bytes are in a hidden file in the same folder, which is gone when the call fails or is cancelled;
  /// only a process that is killed leaves it behind. A link at the destination is replaced, not followed. The file
  /// has the permissions that the user's mask leaves.
  ///
  /// A `GET` that breaks off in mid-body goes on by itself, where that is safe: when the first response had a strong
  /// `ETag`, or else a `Last-Modified` that counts as strong (RFC 9110, section 8.8.2.2), and was not compressed. It
  /// asks the same URL for the rest (`Range`, and `If-Range` with the version), after half a second, and after twice
  /// as long each further time. Parts of different versions are never put together. So that a download can go on
  /// and its size is known, the request asks for no compression, unless it has an `Accept-Encoding` of its own.
  /// - Parameters:
  ///   - request: What to ask. It may have no `Range` and no `If-Range` of its own, and not be a `HEAD`. Its limit
  ///     on the whole exchange, when it has one, holds for all attempts together; one that only the client has
  ///     holds for the head of each.
  ///   - destination: Where the file is to be; its folder must exist.
  ///   - options: What becomes of a file that is there, how often to go on, and whether to keep a part.
  ///   - clock: What is waited on between attempts.
  ///   - progress: Called on any thread after each piece that was written, with all bytes so far, those of a kept part
  ///     too. The total is known when the server tells it and did not compress. The download waits for it.
  /// - Returns: The head of the response, and what the file is.
  /// - Throws: What ``stream(_:buffering:)`` and the stream throw, and ``HTTPError`` of the reasons
  ///   - ``HTTPError/Reason-swift.enum/unexpectedStatus(_:)`` for anything but 200 to 299, and for 204, 205 and 206;
  ///     its response has the first 64 KiB of the body,
  ///   - ``HTTPError/Reason-swift.enum/interrupted`` for a body that is shorter than promised, though the transport
  ///     did not notice, and ``HTTPError/Reason-swift.enum/unknown(hint:)`` for one that is longer,
  ///   - ``HTTPError/Reason-swift.enum/notResumable(_:)`` when the rest that came is not the rest of the same file,
  ///   - ``HTTPError/Reason-swift.enum/file(_:)`` when a file cannot be written or put in place, with a `POSIXError`
  ///     as what lay beneath.
  @concurrent
  @discardableResult
  public func download(
    _ request: HTTPRequest, to destination: URL, options: HTTPDownload.Options = HTTPDownload.Options(),
    clock: any Clock<Duration> = ContinuousClock(),
    progress: @escaping @Sendable (HTTPProgress) -> Void = { _ in }
  ) async throws(HTTPError) -> HTTPDownload {
    var download = try Downloading(
      request, to: destination, options: options, client: self, clock: clock, progress: progress)
    return try await download.run()
  }
}
