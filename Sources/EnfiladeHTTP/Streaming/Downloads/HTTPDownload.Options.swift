public import Foundation

extension HTTPDownload {
  /// How a download treats files and broken connections.
  public struct Options: Sendable, Hashable {
    /// What becomes of a file that is at the destination already.
    public enum Existing: Sendable, Hashable {
      /// It stays whole until the download is, and is then replaced in one step.
      case replace
      /// It stays, and the download fails. It is looked for before anything is sent, and again when the download is
      /// put in place, in one step with that. The file system must have hard links.
      case refuse
    }

    /// What becomes of a file that is at the destination already.
    public var existing: Existing
    /// How often a download that broke off is taken up again by the same call; 0 for never.
    public var attempts: Int
    /// Where the part that has come is kept when a download fails or is cancelled, so that a later call with the
    /// same URL and the same file here goes on with it; `nil` keeps nothing.
    public var partial: URL?

    /// Makes options.
    ///
    /// A part is kept only where the server can be asked for the rest of the same file: it takes a `GET`, a strong
    /// `ETag` or `Last-Modified`, and a body that is not compressed. It may be used even when the process was killed:
    /// then what had been written counts. What other programs write to it meanwhile cannot be told from what the
    /// server sent; that it is shorter does not matter. It is thrown away, so that the next call begins anew, when
    /// the URL or an `Accept` field is another one, and with an error of the reason
    /// ``HTTPError/Reason-swift.enum/notResumable(_:)``.
    ///
    /// Only one download uses it at a time; another fails at once.
    /// - Parameters:
    ///   - existing: What becomes of a file that is at the destination already.
    ///   - attempts: How often a download that broke off is taken up again; less than 0 counts as 0.
    ///   - partial: Where the part that has come is kept: a file on the same volume as the destination, whose content
    ///     is overwritten when it is no part of this download. Beside it comes a file with `.resume` added to its
    ///     name, which holds the URL and is for nobody else to read.
    public init(existing: Existing = .replace, attempts: Int = 3, keepingPartial partial: URL? = nil) {
      self.existing = existing
      self.attempts = attempts
      self.partial = partial
    }
  }

  /// Throws away what a download has kept; does nothing when there is nothing.
  /// - Parameter partial: Where it was kept, as ``Options/partial`` said.
  public static func discardPartial(at partial: URL) {
    guard let place = try? DownloadPlace(partial) else { return }
    FileDescriptor.remove(PartialNote.path(for: place.path))
    FileDescriptor.remove(place.path)
  }
}
