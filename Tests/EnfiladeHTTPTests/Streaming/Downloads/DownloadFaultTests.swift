import EnfiladeHTTP
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is wrong with files on this machine is said, and nothing is left behind.
struct DownloadFaultTests {
  typealias Fault = HTTPError.FileFault

  private let folder: DownloadFolder

  init() throws {
    folder = try DownloadFolder()
  }

  /// The fault, and how many requests were sent.
  private static func fault(
    _ destination: URL, options: HTTPDownload.Options = .init(), pieces: [String] = ["new"],
    then ending: DownloadScript.Ending = .end,
    progress: @escaping @Sendable (HTTPProgress) -> Void = { _ in }
  ) async throws -> (error: HTTPError?, requests: Int) {
    let client = DownloadScript(try .response(200, ["ETag": "\"1\""], pieces, then: ending))
    do throws(HTTPError) {
      try await client.download(
        HTTPRequest(.get, "http://a/file"), to: destination, options: options, progress: progress)
      return (nil, client.requests.count)
    } catch {
      return (error, client.requests.count)
    }
  }

  @Test func `A folder that does not exist, before anything is sent`() async throws {
    let (error, requests) = try await Self.fault(folder["none/file"])
    #expect(error?.reason == .file(Fault(.write, name: "file", explanation: "No such file or directory")))
    #expect((error?.underlying as? POSIXError)?.code == .ENOENT)
    #expect(error?.stage == .request)
    #expect(requests == 0)
  }

  @Test func `A file in place of the folder`() async throws {
    try folder.write("old", to: "file")
    let (error, _) = try await Self.fault(folder["file/file"])
    #expect((error?.underlying as? POSIXError)?.code == .ENOTDIR)
    #expect(try folder.texts == ["file": "old"])
  }

  @Test(arguments: ["taken", "taken/", "taken/..", "."])
  func `A folder at the destination, before anything is sent`(name: String) async throws {
    try FileManager.default.createDirectory(at: folder["taken"], withIntermediateDirectories: false)
    let (error, requests) = try await Self.fault(URL(filePath: folder.url.path + "/" + name))
    #expect(error?.code == "file.move")
    #expect(error?.description.contains("a folder is in its place") == true)
    #expect(requests == 0)
    #expect(try folder.names == ["taken"])
  }

  @Test func `A folder that comes to the destination meanwhile`() async throws {
    let (error, _) = try await Self.fault(folder["file"]) { [folder] _ in
      try? FileManager.default.createDirectory(at: folder["file"], withIntermediateDirectories: false)
    }
    #expect(error?.code == "file.move")
    #expect((error?.underlying as? POSIXError)?.code == .EISDIR)
    #expect(try folder.names == ["file"])
  }

  @Test func `A folder that goes away meanwhile`() async throws {
    let (error, _) = try await Self.fault(folder["file"]) { [folder] _ in
      try? FileManager.default.removeItem(at: folder.url)
    }
    #expect(error?.code == "file.move")
  }

  @Test(arguments: ["http://a/b", "file:///", "data:,x", "file:///tmp/a%FFb"])
  func `A URL of no file`(url: String) async throws {
    let (error, requests) = try await Self.fault(#require(URL(string: url)))
    #expect(error?.code == "file.move")
    #expect(requests == 0)
  }

  @Test(arguments: [
    HTTPError.Reason.unknown(hint: "bad gzip"), .interrupted,
    .timedOut(limit: .betweenBytes, after: .seconds(1)),
    .tooLarge(.backlog, limit: 3), .closed,
  ])
  func `Whatever the transport reports in mid-body`(reason: HTTPError.Reason) async throws {
    try folder.write("old", to: "file")
    let (error, _) = try await Self.fault(
      folder["file"], options: .init(attempts: 0), then: .failure(reason))
    #expect(error?.reason == reason)
    #expect(try folder.texts == ["file": "old"])
  }

  @Test func `A folder that cannot be written to`() async {
    await #expect(processExitsWith: .success) {
      let folder = try DownloadFolder()
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
      if geteuid() == 0, seteuid(65534) != 0 { exit(2) }
      let (error, requests) = try await Self.fault(folder["file"])
      _ = seteuid(0)
      let explanation = Fault(.write, name: "file", explanation: "Permission denied")
      guard error?.reason == .file(explanation), requests == 0, try folder.names == [] else { exit(1) }
    }
  }

  @Test func `A limit on the size of files`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #else
        setrlimit(RLIMIT_FSIZE, &limit)
      #endif
      let folder = try DownloadFolder()
      let piece = String(repeating: "x", count: 30_000)
      let (error, _) = try await Self.fault(folder["file"], pieces: [piece, piece, piece, piece])
      guard case .file(let fault) = error?.reason, fault.operation == .write, fault.name == "file",
        (error?.underlying as? POSIXError)?.code == .EFBIG, try folder.names == []
      else { exit(1) }
    }
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "only root can mount a small disk"))
  func `A disk that is full`() async throws {
    let disk = try SmallDisk()
    let piece = String(repeating: "x", count: 30_000)
    let (error, _) = try await Self.fault(
      disk.url.appending(path: "file"), pieces: [piece, piece, piece, piece])
    #expect(error?.reason == .file(Fault(.write, name: "file", explanation: "No space left on device")))
    #expect((error?.underlying as? POSIXError)?.code == .ENOSPC)
    #expect(error?.stage == .body)
    #expect(error?.response?.status == .ok)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path) == [])
    #expect(
      error?.description.hasSuffix("the file \"file\" could not be written: No space left on device.") == true
    )
  }
}

/// A file system of 64 kB in memory, until it is let go.
private final class SmallDisk {
  private let folder: DownloadFolder

  init() throws {
    folder = try DownloadFolder()
    guard try Self.run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", url.path) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  var url: URL { folder.url }

  deinit { _ = try? Self.run("umount", url.path) }

  static let isAvailable = (try? SmallDisk()) != nil

  private static func run(_ arguments: String...) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
