/// 64 MiB of zeros, less 483 bytes, in 65,059 bytes of gzip (RFC 1951 and 1952).
///
/// It is one DEFLATE block with codes of its own, made so that "258 times the byte before" is two zero bits; the zeros
/// between the start and the end are then 260,110 times that. Python's `gzip` reads it and agrees with the sum.
enum GzipBomb {
  /// How many zeros it comes to.
  static let count = 67_108_381

  static let bytes: [UInt8] = header + start + [UInt8](repeating: 0, count: 65_026) + end

  private static let header: [UInt8] = [0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0xFF]
  /// The codes, and the zero that all others repeat.
  private static let start: [UInt8] = [
    0xED, 0xC0, 0x81, 0x00, 0x00, 0x00, 0x00, 0x80, 0xA0, 0xFD, 0xA9, 0x17, 0xA9, 0x00,
  ]
  /// The end of the block, the CRC-32 and the count.
  private static let end: [UInt8] = [0x60, 0x0E, 0x20, 0xC7, 0xB4, 0x1D, 0xFE, 0xFF, 0x03]
}
