extension [UInt8] {
  /// The 64-bit FNV-1a hash (draft-eastlake-fnv), which tells one output from another.
  var checksum: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
