import Foundation
import Testing

@testable import Measurement

@Suite struct MemoryUseTests {
  @Test("A field of the system's file is read in bytes")
  func field() {
    let status = "Name:\tbenchmark\nVmHWM:\t    1500 kB\nVmRSS:\t    1234 kB\nThreads:\t3\n"
    #expect(MemoryUse.bytes(of: "VmRSS", in: status) == 1234 * 1024)
    #expect(MemoryUse.bytes(of: "VmHWM", in: status) == 1500 * 1024)
    #expect(MemoryUse.bytes(of: "VmSwap", in: status) == nil)
  }

  #if os(Linux)
    @Test("This process has memory, and at most as much as at its peak")
    func current() throws {
      let resident = try #require(MemoryUse.resident)
      #expect(resident > 1_000_000)
      #expect(try #require(MemoryUse.residentPeak) >= resident)
    }
  #endif
}
