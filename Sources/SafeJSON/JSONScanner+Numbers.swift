extension JSONScanner {
  /// Moves past a number.
  ///
  /// json-c takes `1.`, `01` in places and `-`, limits whole numbers to 64 bits without a word,
  /// and makes infinity of what is too large for a double.
  mutating func number() throws(ScanFault) {
    let start = input.position
    if try peek() == UInt8(ascii: "-") { input.position += 1 }
    let first = try peek()
    let digits = try digits()
    if first == UInt8(ascii: "0"), digits > 1 {
      throw ScanFault(code: .leadingZero, offset: start)
    }
    let hasFraction = try take(oneOf: ".", ".")
    if hasFraction { _ = try self.digits() }
    let hasExponent = try take(oneOf: "e", "E")
    if hasExponent {
      _ = try take(oneOf: "+", "-")
      _ = try self.digits()
    }
    // Fewer digits are always within range, and need no second look.
    if hasFraction || hasExponent {
      if hasExponent || digits > 300 { try requireFiniteDouble(from: start) }
    } else if digits > 18 {
      try requireInt64(from: start)
    }
  }

  /// Moves past one or more digits and returns how many.
  private mutating func digits() throws(ScanFault) -> Int {
    let start = input.position
    while try peek() != nil {
      let end = input.endOfDigits()
      if end == input.position { break }
      input.position = end
    }
    guard input.position > start else { throw unexpected(.digit) }
    return input.position - start
  }

  private mutating func take(
    oneOf first: Unicode.Scalar, _ second: Unicode.Scalar
  ) throws(ScanFault) -> Bool {
    guard let byte = try peek(), byte == UInt8(ascii: first) || byte == UInt8(ascii: second) else {
      return false
    }
    input.position += 1
    return true
  }

  private func requireInt64(from start: Int) throws(ScanFault) {
    guard Int64(text(from: start)) == nil else { return }
    throw ScanFault(code: .numberTooLarge, offset: start)
  }

  private func requireFiniteDouble(from start: Int) throws(ScanFault) {
    guard let value = Double(text(from: start)), !value.isFinite else { return }
    throw ScanFault(code: .numberTooLarge, offset: start)
  }

  private func text(from start: Int) -> String {
    String(decoding: input[start..<input.position], as: UTF8.self)
  }
}
