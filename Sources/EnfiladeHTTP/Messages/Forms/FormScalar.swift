import Foundation

/// A value that a form holds as one text.
protocol FormScalar {
  /// The text, as the encoder was asked to write it.
  func formText(_ encoder: FormEncoder) throws(FormFault) -> String
}

extension String: FormScalar {
  func formText(_ encoder: FormEncoder) -> String { self }
}

extension Bool: FormScalar {
  func formText(_ encoder: FormEncoder) -> String {
    switch encoder.booleans {
    case .words: self ? "true" : "false"
    case .digits: self ? "1" : "0"
    }
  }
}

extension Data: FormScalar {
  func formText(_ encoder: FormEncoder) -> String { base64EncodedString() }
}

extension URL: FormScalar {
  func formText(_ encoder: FormEncoder) -> String { absoluteString }
}

extension Decimal: FormScalar {
  func formText(_ encoder: FormEncoder) throws(FormFault) -> String {
    guard isFinite else { throw .notFinite }
    return description
  }
}

extension FormScalar where Self: BinaryInteger {
  func formText(_ encoder: FormEncoder) -> String { description }
}

extension Int: FormScalar {}
extension Int8: FormScalar {}
extension Int16: FormScalar {}
extension Int32: FormScalar {}
extension Int64: FormScalar {}
extension Int128: FormScalar {}
extension UInt: FormScalar {}
extension UInt8: FormScalar {}
extension UInt16: FormScalar {}
extension UInt32: FormScalar {}
extension UInt64: FormScalar {}
extension UInt128: FormScalar {}

extension FormScalar where Self: BinaryFloatingPoint & CustomStringConvertible {
  func formText(_ encoder: FormEncoder) throws(FormFault) -> String {
    guard isFinite else { throw .notFinite }
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}

extension Float: FormScalar {}
extension Double: FormScalar {}
