/// How many bytes there were, and a 64-bit hash of them: enough to tell whether what arrived is what was sent.
///
/// The hash depends on the bytes and their order, not on the pieces in which they came. Each eight bytes, the least
/// significant first, are added to the hash, which then goes through the mixing function of SplitMix64 (the variant 13
/// of D. Stafford, "Better bit mixing", 2011); at the end the bytes that are left over, filled up with zeros, and then
/// the count are taken in the same way. It is made to be fast and to find mistakes; it holds against nobody who means
/// to deceive.
public struct LoopbackDigest: Sendable, Hashable, CustomStringConvertible {
  /// How many bytes have been taken in.
  public private(set) var count = 0
  private var mixed: UInt64 = 0
  /// The last bytes that are not yet eight.
  private var rest: UInt64 = 0

  /// The digest of no bytes.
  public init() {}

  /// The digest of these bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    append(bytes)
  }

  /// The hash of the bytes so far.
  public var hash: UInt64 {
    let all = count.isMultiple(of: 8) ? mixed : SplitMix.mix(mixed &+ rest)
    return SplitMix.mix(all &+ UInt64(count))
  }

  /// The count and the hash: `5 bytes, hash 00c0ffee00c0ffee`.
  public var description: String {
    let digits = String(hash, radix: 16)
    return "\(count) bytes, hash \(String(repeating: "0", count: 16 - digits.count))\(digits)"
  }

  /// Takes in bytes that follow those before; quickly when they lie side by side, as those of an array or `Data` do.
  public mutating func append(_ bytes: some Sequence<UInt8>) {
    let hasTaken: Void? = bytes.withContiguousStorageIfAvailable { append(UnsafeRawBufferPointer($0)) }
    if hasTaken == nil { Array(bytes).withUnsafeBytes { append($0) } }
  }

  /// Takes in bytes that follow those before.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while !count.isMultiple(of: 8), offset < bytes.count {
      take(bytes[offset])
      offset += 1
    }
    let words = (bytes.count - offset) / 8
    // Plain loops over numbers, since tests are seldom optimised and payloads are large.
    var hash = mixed
    let end = offset + words * 8
    while offset < end {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      hash = SplitMix.mix(hash &+ word)
      offset &+= 8
    }
    mixed = hash
    count += words * 8
    while offset < bytes.count {
      take(bytes[offset])
      offset += 1
    }
  }

  private mutating func take(_ byte: UInt8) {
    rest |= UInt64(byte) << UInt64(count % 8 * 8)
    count += 1
    if count.isMultiple(of: 8) {
      mixed = SplitMix.mix(mixed &+ rest)
      rest = 0
    }
  }
}
