extension JSONNumber {
  /// The value times a power of ten as a whole number, rounded half away from zero.
  ///
  /// Exact: it works on the decimal digits of the text, never on the double. Nil when the result
  /// is beyond 64 bits.
  package func scaled(byPowerOfTen power: Int) -> Int64? {
    switch self {
    case .integer(let value) where value == 0 || power == 0: value
    case .integer(let value):
      Self.multiplied(value, byPowerOfTen: power)
        ?? DecimalText(String(value)).scaled(byPowerOfTen: power)
    case .plain(let number): number.scaled(byPowerOfTen: power)
    case .other(_, let text): DecimalText(text).scaled(byPowerOfTen: power)
    }
  }

  /// The product, where it is a whole number of 64 bits that is quickly worked out.
  private static func multiplied(_ value: Int64, byPowerOfTen power: Int) -> Int64? {
    guard 0...18 ~= power else { return nil }
    var factor: Int64 = 1
    for _ in 0..<power { factor *= 10 }
    let (product, overflows) = value.multipliedReportingOverflow(by: factor)
    return overflows ? nil : product
  }
}

/// The significant digits of a number's text and where its decimal point is.
private struct DecimalText {
  // Far beyond what any number of digits in memory makes up for; ten of them are within `Int`.
  private static let largestExponent = Int.max / 32

  private let text: String
  private var isNegative = false
  /// The digits from the first one that is not 0.
  private var significantDigits = 0
  private var digitsAfterPoint = 0
  private var exponent = 0

  init(_ text: String) {
    self.text = text
    var isAfterPoint = false
    var iterator = text.utf8.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isAfterPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): exponent = Self.exponent(from: &iterator)
      default:
        if byte != UInt8(ascii: "0") || significantDigits > 0 { significantDigits += 1 }
        if isAfterPoint { digitsAfterPoint += 1 }
      }
    }
  }

  func scaled(byPowerOfTen power: Int) -> Int64? {
    guard significantDigits > 0 else { return 0 }
    let power = min(max(power, -Self.largestExponent), Self.largestExponent)
    // The digits before the decimal point of the result; 19 hold every 64-bit number.
    let wholeDigits = significantDigits + exponent - digitsAfterPoint + power
    guard wholeDigits >= 0 else { return 0 }
    guard wholeDigits <= 19 else { return nil }
    let magnitude = rounded(wholeDigits: wholeDigits)
    guard isNegative else { return Int64(exactly: magnitude) }
    return magnitude == Int64.min.magnitude ? .min : Int64(exactly: magnitude).map { -$0 }
  }

  /// The first digits as a number, one more if the next digit is 5 or above.
  private func rounded(wholeDigits: Int) -> UInt64 {
    var value: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      if byte | 0x20 == UInt8(ascii: "e") { break }
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { continue }
      let digit = byte - UInt8(ascii: "0")
      if count == 0, digit == 0 { continue }
      if count == wholeDigits { return value + (digit >= 5 ? 1 : 0) }
      value = value * 10 + UInt64(digit)
      count += 1
    }
    for _ in count..<wholeDigits { value *= 10 }
    return value
  }

  private static func exponent(from digits: inout String.UTF8View.Iterator) -> Int {
    var value = 0
    var isNegative = false
    while let byte = digits.next() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): continue
      default: value = min(value * 10 + Int(byte & 0x0F), largestExponent)
      }
    }
    return isNegative ? -value : value
  }
}
