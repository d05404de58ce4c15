import Foundation

/// The body of an answer that a ``URLSessionClient`` hands over while it comes.
final class ResponseStream: HTTPStreamSource {
  private let head: HTTPResponse
  private let buffer: StreamBuffer
  private let sending: Sending
  private let redirectedTo: URL?

  init(_ head: HTTPResponse, from buffer: StreamBuffer, of sending: Sending, redirectedTo: URL?) {
    self.head = head
    self.buffer = buffer
    self.sending = sending
    self.redirectedTo = redirectedTo
  }

  var metrics: HTTPMetrics {
    var metrics = sending.metrics
    metrics.redirects = head.metrics.redirects
    return metrics
  }

  func next() async throws(HTTPError) -> Data? {
    do throws(StreamBuffer.Failure) {
      if Task.isCancelled { cancel() }
      return try await withCancellation()
    } catch {
      // What is left of the exchange is of no use, if it was the reader who failed.
      sending.stop(error.failure.reason)
      throw HTTPError(
        error.failure.reason, stage: error.failure.stage, request: sending.request,
        redirectedTo: redirectedTo,
        response: head, underlying: error.failure.underlying)
    }
  }

  func cancel() {
    sending.stop(.cancelled)
    // The exchange may be over while its pieces still wait.
    buffer.finish(Exchange.Failure(reason: .cancelled, stage: .body))
  }

  private func withCancellation() async throws(StreamBuffer.Failure) -> Data? {
    let result = await withTaskCancellationHandler {
      do throws(StreamBuffer.Failure) {
        return Result<Data?, StreamBuffer.Failure>.success(try await buffer.next())
      } catch {
        return .failure(error)
      }
    } onCancel: {
      cancel()
    }
    return try result.get()
  }
}
