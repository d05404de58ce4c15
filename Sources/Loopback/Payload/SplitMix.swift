/// The two halves of SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014):
/// the nth number is the mix of the seed and n steps.
enum SplitMix {
  /// What the state goes on by: 2 to the 64th over the golden ratio, made odd.
  static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Spreads every bit over all; no two numbers become the same.
  @inline(__always)
  static func mix(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }
}
