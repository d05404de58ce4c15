import Foundation

/// A gzip file (RFC 1952) of nothing but zeros, 150 times smaller than what it expands to.
enum GzippedZeros {
  /// - Parameter count: How many zeros, at least 1; rounded up to one more than a multiple of 258.
  static func file(ofZeros count: Int) -> [UInt8] {
    let copies = (count - 1 + 257) / 258
    // One block, the last one, with the fixed codes (RFC 1951, section 3.2.6).
    var bits = BitWriter()
    bits.append(0b1, count: 1)
    bits.append(0b01, count: 2)
    bits.append(code: 0b0011_0000, count: 8)  // the byte 0
    for _ in 0..<copies {
      bits.append(code: 0b1100_0101, count: 8)  // copy 258 bytes,
      bits.append(code: 0, count: 5)  // from 1 byte before
    }
    bits.append(code: 0, count: 7)  // the end
    let size = UInt32(1 + copies * 258)
    let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    let trailer = crcOfZeros(size).littleEndianBytes + size.littleEndianBytes
    return head + bits.bytes + trailer
  }

  /// RFC 1952, section 8, for zeros only.
  private static func crcOfZeros(_ count: UInt32) -> UInt32 {
    let table: [UInt32] = (0..<256).map { byte in
      var value = UInt32(byte)
      for _ in 0..<8 {
        let isOdd = value & 1 == 1
        value >>= 1
        if isOdd { value ^= 0xEDB8_8320 }
      }
      return value
    }
    var crc = UInt32.max
    for _ in 0..<count { crc = table[Int(crc & 0xFF)] ^ (crc >> 8) }
    return ~crc
  }

  private struct BitWriter {
    var bytes: [UInt8] = []
    private var used = 8

    /// Appends the lowest bits of a number, the lowest first.
    mutating func append(_ value: Int, count: Int) {
      for place in 0..<count { append((value >> place) & 1) }
    }

    /// Appends a Huffman code, the highest bit first.
    mutating func append(code: Int, count: Int) {
      for place in (0..<count).reversed() { append((code >> place) & 1) }
    }

    private mutating func append(_ bit: Int) {
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      bytes[bytes.count - 1] |= UInt8(bit << used)
      used += 1
    }
  }
}

extension UInt32 {
  fileprivate var littleEndianBytes: [UInt8] {
    (0..<4).map { place in UInt8(truncatingIfNeeded: self >> UInt32(place * 8)) }
  }
}
