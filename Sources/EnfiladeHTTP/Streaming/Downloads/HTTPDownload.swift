public import Foundation

/// A download that is whole and in its place.
public struct HTTPDownload: Sendable, Hashable {
  /// The head of the first response, without a body: that of the whole file, or, where a kept part was gone on
  /// with, that of the rest of it.
  public let head: HTTPResponse
  /// Where the file is.
  public let file: URL
  /// The size of the file in bytes.
  public let bytes: Int
  /// How often the download had broken off and was taken up again, in this call.
  public let resumptions: Int
  /// What all exchanges of this call took together, with the waiting between them; the time to the head is that of
  /// the last response.
  public let metrics: HTTPMetrics

  /// Makes a record; for doubles and for clients of your own.
  /// - Parameters:
  ///   - head: The head of the first response, without a body.
  ///   - file: Where the file is.
  ///   - bytes: Its size in bytes.
  ///   - resumptions: How often the download was taken up again.
  ///   - metrics: What the exchanges took together.
  public init(
    head: HTTPResponse, file: URL, bytes: Int, resumptions: Int = 0, metrics: HTTPMetrics = HTTPMetrics()
  ) {
    self.head = head
    self.file = file
    self.bytes = bytes
    self.resumptions = resumptions
    self.metrics = metrics
  }
}
