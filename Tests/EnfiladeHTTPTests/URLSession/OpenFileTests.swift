import Foundation
import Testing

@testable import EnfiladeHTTP

/// Files that bytes wait in.
struct OpenFileTests {
  #if os(Linux)
    @Test func `A temporary file could not be opened by others before it lost its name`() throws {
      let file = try OpenFile.temporary()
      try file.write(Data([1]), at: 0)
      let descriptors = "/proc/self/fd/"
      var permissions: Set<mode_t> = []
      for number in try FileManager.default.contentsOfDirectory(atPath: descriptors) {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: descriptors + number)
        guard path?.contains("/Enfilade-") == true, path?.hasSuffix(" (deleted)") == true else { continue }
        // Other tests may have closed theirs meanwhile.
        var found = stat()
        if stat(descriptors + number, &found) == 0 { permissions.insert(found.st_mode & 0o777) }
      }
      #expect(permissions == [0o600])
      #expect(try file.read(at: 0, upTo: 10) == Data([1]))
    }
  #endif
}
