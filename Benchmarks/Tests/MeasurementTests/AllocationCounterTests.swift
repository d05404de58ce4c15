import Measurement
import Testing

/// The heap is counted for the whole process, so each of these runs in a process of its own.
@Suite struct AllocationCounterTests {
  /// An iteration that asks for a number of blocks of a thousand bytes, and for a table of them, and holds all
  /// of them at once.
  private static func blocks(_ count: Int) -> Variant {
    Variant("blocks", operations: count, bytes: 1000) { iterations in
      for _ in 0..<iterations {
        let table = UnsafeMutablePointer<UnsafeMutableRawPointer>.allocate(capacity: count)
        for index in 0..<count {
          table[index] = UnsafeMutableRawPointer.allocate(byteCount: 1000, alignment: 16)
        }
        blackHole(table)
        for index in 0..<count { table[index].deallocate() }
        table.deallocate()
      }
    }
  }

  @Test("Blocks, bytes and the peak of an iteration are counted, and nothing besides")
  func blocks() async {
    await #expect(processExitsWith: .success) {
      let counter = try #require(AllocationCounter())
      let counts = try await counter.count(Self.blocks(10), per: .operation)
      #expect(counts.allocations == 1.1)
      #expect(counts.allocatedBytes == 1008)
      let peak = try #require(counts.peakBytes)
      #expect((10_000...11_000).contains(peak))
    }
  }

  @Test("Counts are given for a byte where that is the unit")
  func bytes() async {
    await #expect(processExitsWith: .success) {
      let counter = try #require(AllocationCounter())
      let counts = try await counter.count(Self.blocks(1), per: .byte)
      let allocations = try #require(counts.allocations)
      #expect(abs(allocations - 0.002) < 0.000_001)
    }
  }

  @Test("What asks for nothing counts nothing")
  func nothing() async {
    await #expect(processExitsWith: .success) {
      let counter = try #require(AllocationCounter())
      let counts = try await counter.count(.emptyLoop, per: .operation)
      #expect(counts == Counts(allocations: 0, allocatedBytes: 0, peakBytes: 0))
    }
  }

  @Test("What a variant does beside its iterations is not counted")
  func aside() async {
    await #expect(processExitsWith: .success) {
      let counter = try #require(AllocationCounter())
      let variant = Variant("aside") { iterations in
        let array = [UInt8](repeating: opaque(1), count: 5000)
        for _ in 0..<iterations { blackHole(array.count) }
      }
      let counts = try await counter.count(variant, per: .operation)
      #expect(counts == Counts(allocations: 0, allocatedBytes: 0, peakBytes: 0))
    }
  }

  @Test("As many operations and bytes as there are numbers do not trap")
  func huge() async {
    await #expect(processExitsWith: .success) {
      let counter = try #require(AllocationCounter())
      var most = 0
      let huge = Variant("huge", operations: .max, bytes: .max) { most = max(most, $0) }
      let counts = try await counter.count(huge, per: .byte)
      #expect(counts.allocations == 0)
      #expect(most == 1)
    }
  }

  @Test("What a variant throws comes through, and counting ends")
  func failure() async {
    await #expect(processExitsWith: .success) {
      let counter = try #require(AllocationCounter())
      var runs = 0
      let failing = Variant("failing") { _ in
        runs += 1
        if runs > 1 { throw CancellationError() }
      }
      await #expect(throws: CancellationError.self) { try await counter.count(failing, per: .operation) }
      let counts = try await counter.count(.emptyLoop, per: .operation)
      #expect(counts.allocations == 0)
    }
  }
}
