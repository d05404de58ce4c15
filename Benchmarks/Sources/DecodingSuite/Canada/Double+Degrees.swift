extension Double {
  /// Appends what C prints for `%.17g`, for a magnitude from 10 to 999 that is a multiple of 2^-47.
  ///
  /// That is the number itself, rounded half to even after 17 digits, without zeros at the end. It is computed
  /// exactly, in integers.
  func writeDegrees(to bytes: inout [UInt8]) {
    if self < 0 { bytes.append(UInt8(ascii: "-")) }
    let power: UInt64 = magnitude < 100 ? 1_000_000_000_000_000 : 100_000_000_000_000
    let scaled = UInt128(magnitude * 0x1p47) * UInt128(power)
    let half: UInt128 = 1 << 46
    let rest = scaled & (2 * half - 1)
    var digits = UInt64(scaled >> 47)
    if rest > half || (rest == half && !digits.isMultiple(of: 2)) { digits += 1 }
    var (whole, fraction) = digits.quotientAndRemainder(dividingBy: power)
    bytes += Array(whole.description.utf8)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    whole = power / 10
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / whole))
      fraction %= whole
      whole /= 10
    }
  }
}
