extension JSONScanner {
  /// The error that the next character is, where something else could have come.
  mutating func unexpected(_ expected: JSONExpectation) -> ScanFault {
    let offset = input.position
    do {
      switch try decode(at: offset) {
      case .scalar("\u{FEFF}", _): return ScanFault(code: .byteOrderMark, offset: offset)
      case .scalar(let scalar, _):
        if let word = try word(at: offset) {
          return ScanFault(code: .unexpectedWord(word, expected: expected), offset: offset)
        }
        return ScanFault(code: .unexpectedCharacter(scalar, expected: expected), offset: offset)
      case .invalid: return ScanFault(code: .invalidUTF8, offset: offset)
      case .ended: return ScanFault(code: .unexpectedEnd(expected: expected), offset: offset)
      }
    } catch {
      return error
    }
  }

  /// The error that text after a value is.
  mutating func trailingText() -> ScanFault {
    var fault = unexpected(.value)
    switch fault.code {
    case .unexpectedCharacter, .unexpectedWord: fault.code = .trailingText
    default: break
    }
    return fault
  }

  /// Works out the place of a fault, and reads on to the end of what its excerpt shows.
  mutating func error(_ fault: ScanFault) -> JSONError {
    let place = input.place(of: fault.offset)
    if case .unreadable = fault.code {
      return JSONError(code: fault.code, place: place, excerpt: JSONExcerpt(text: "", caret: 0))
    }
    return JSONError(
      code: fault.code, place: place, excerpt: excerpt(at: fault.offset, column: place.column))
  }

  /// Moves past the next line break at or after an offset.
  mutating func skipLine(from offset: Int) throws(ScanFault) {
    input.position = offset
    while let byte = try peek() {
      input.position += 1
      if byte == UInt8(ascii: "\n") { break }
      if input.position == input.end { _ = input.beginPiece() }
    }
    _ = input.beginPiece()
  }

  /// Two letters or more; nil when the offset has something else.
  private mutating func word(at offset: Int) throws(ScanFault) -> String? {
    var word = ""
    while word.utf8.count < JSONExcerpt.scalarsAfter,
      let byte = try byte(at: offset + word.utf8.count), Self.isLetter(byte)
    { word.unicodeScalars.append(Unicode.Scalar(byte)) }
    return word.utf8.count > 1 ? word : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private mutating func excerpt(at offset: Int, column: Int) -> JSONExcerpt {
    var text = String.UnicodeScalarView()
    if column - 1 > JSONExcerpt.scalarsBefore { text.append("…") }
    let start = offset - shownBytes(before: offset)
    for scalar in String(decoding: input[start..<offset], as: UTF8.self).unicodeScalars {
      text.append(JSONExcerpt.shown(scalar))
    }
    let caret = text.count
    appendLine(from: offset, to: &text)
    return JSONExcerpt(text: String(text), caret: caret)
  }

  /// How many bytes of the line before an offset are shown.
  private func shownBytes(before offset: Int) -> Int {
    var start = offset
    var scalars = 0
    while start > max(input.base, input.contentStart), input[start - 1] != UInt8(ascii: "\n"),
      scalars < JSONExcerpt.scalarsBefore
    {
      start -= 1
      if input[start] & 0xC0 != 0x80 { scalars += 1 }
    }
    return offset - start
  }

  private mutating func appendLine(from offset: Int, to text: inout String.UnicodeScalarView) {
    var next = offset
    var scalars: [Unicode.Scalar] = []
    // Two more than are shown decide whether the line is cut, or ends with a carriage return.
    while scalars.count < JSONExcerpt.scalarsAfter + 2, let (scalar, length) = shownScalar(at: next)
    {
      scalars.append(scalar)
      next += length
    }
    let isWholeLine = scalars.count < JSONExcerpt.scalarsAfter + 2
    if isWholeLine, scalars.last == "\r" { scalars.removeLast() }
    let isCut = scalars.count > JSONExcerpt.scalarsAfter
    text.append(contentsOf: scalars.prefix(JSONExcerpt.scalarsAfter).map(JSONExcerpt.shown))
    if isCut { text.append("…") }
  }

  /// The scalar at an offset, U+FFFD for a byte that is none; nil at the end of the line.
  private mutating func shownScalar(at offset: Int) -> (Unicode.Scalar, Int)? {
    // A source that fails here fails again at the next read; the error at hand comes first.
    guard let byte = try? byte(at: offset), byte != UInt8(ascii: "\n") else { return nil }
    guard case .scalar(let scalar, let length) = try? decode(at: offset) else {
      return ("\u{FFFD}", 1)
    }
    return (scalar, length)
  }
}
