/// Text for people that does nothing to what shows it: no character in it moves a cursor, ends a line,
/// turns text round or is invisible, but for the line feeds and colours that our own code puts there.
///
/// What terminals, logs and messages print is of this type, so that texts of inputs, names of files and
/// values of options cannot reach them as they are: interpolating any value replaces what could do harm.
/// Literals, and other plain texts, are taken as they stand.
package struct PlainText: Equatable, Sendable {
  /// The characters.
  package private(set) var text: String

  /// A text on one line. The text may hold any characters; harmful ones are replaced.
  package init(_ text: String) {
    self.text = Self.harmless(text)
  }

  /// A text of several lines, each as `init(_:)` makes it. The line feed behind the last line is left out.
  package init(lines text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    self.text = lines.map { Self.harmless(String($0)) }.joined(separator: "\n")
  }

  private init(trusted text: String) {
    self.text = text
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { text.isEmpty }

  /// This text with the escape sequence of a terminal before it, which sets a colour or a weight, and
  /// the one behind it that ends that.
  package func styled(graphicRendition code: StaticString) -> PlainText {
    PlainText(trusted: "\u{1B}[\(code)m\(text)\u{1B}[0m")
  }

  /// One text behind the other.
  package static func + (left: PlainText, right: PlainText) -> PlainText {
    PlainText(trusted: left.text + right.text)
  }

  /// Adds a text at the end.
  package static func += (left: inout PlainText, right: PlainText) {
    left.text += right.text
  }

  /// The text as whole lines: a line that begins with `::` would be a command to the services that run
  /// tests for GitHub, which look behind spaces too, so its first colon is replaced.
  package var withoutCommands: PlainText {
    guard hasTwoColons else { return self }
    var scalars = String.UnicodeScalarView()
    var isBeginning = true
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      let isCommand = isBeginning && text.unicodeScalars[index...].starts(with: "::".unicodeScalars)
      scalars.append(isCommand ? Self.replacement : scalar)
      isBeginning = scalar == "\n" || isBeginning && scalar == " "
    }
    return PlainText(trusted: String(scalars))
  }

  private var hasTwoColons: Bool {
    var isBehindColon = false
    for byte in text.utf8 {
      if isBehindColon, byte == UInt8(ascii: ":") { return true }
      isBehindColon = byte == UInt8(ascii: ":")
    }
    return false
  }

  /// What could do harm is shown as this.
  package static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Whether a character does more than to show itself: control characters could move the cursor,
  /// and others are invisible, end a line or turn the text behind them round.
  package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF:
      true
    default: false
    }
  }

  /// A text on one line, with a replacement for each character that could do harm.
  package static func harmless(_ text: String) -> String {
    // All harmful ones below 0x80 are one byte, and texts of other bytes are few.
    guard text.utf8.contains(where: { $0 &- 0x20 >= 0x5F }),
      text.unicodeScalars.contains(where: isHarmful)
    else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isHarmful(scalar) ? replacement : scalar) }
    return String(scalars)
  }
}

extension PlainText: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    package mutating func appendInterpolation(_ plain: PlainText) {
      text += plain.text
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += PlainText.harmless(value.description)
    }
  }

  package init(stringLiteral literal: String) {
    text = literal
  }

  package init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }
}

extension Sequence<PlainText> {
  /// The texts with a separator between them.
  package func joined(separator: PlainText) -> PlainText {
    var (all, isFirst): (PlainText, Bool) = ("", true)
    for text in self {
      if !isFirst { all += separator }
      all += text
      isFirst = false
    }
    return all
  }
}

extension [UInt8] {
  /// Appends a text that stands within a line.
  package mutating func append(text: PlainText) {
    append(contentsOf: text.text.utf8)
  }

  /// Appends whole lines: a text without commands, and a line feed.
  package mutating func append(lines text: PlainText) {
    append(contentsOf: text.withoutCommands.text.utf8)
    append(UInt8(ascii: "\n"))
  }

  /// Appends a text within a line, as `PlainText` would be, without making one.
  package mutating func append(harmless text: String) {
    let start = count
    append(contentsOf: text.utf8)
    guard Self.isHarmful(self, from: start) else { return }
    removeSubrange(start...)
    append(contentsOf: PlainText.harmless(text).utf8)
  }

  /// Whether `PlainText.isHarmful` holds for a character of the UTF-8 from an index on.
  private static func isHarmful(_ bytes: [UInt8], from start: Int) -> Bool {
    let text = bytes.span.extracting(start...)
    var index = 0
    while index < text.count {
      // Eight bytes at once, as long as they are the letters and signs that nearly all texts consist of.
      while index &+ 8 <= text.count, isPlain(text, at: index) { index &+= 8 }
      guard index < text.count else { break }
      if text[index] &- 0x20 >= 0x5F, isHarmful(text, at: index) { return true }
      index &+= 1
    }
    return false
  }

  /// Whether eight bytes are from 0x20 to 0x7E.
  @inline(__always)
  private static func isPlain(_ text: Span<UInt8>, at index: Int) -> Bool {
    let word = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
    let (low, high, ones): (UInt64, UInt64, UInt64) = (
      0x2020_2020_2020_2020, 0x8080_8080_8080_8080, 0x0101_0101_0101_0101
    )
    return ((word &- low) | (word &+ ones) | word) & high == 0
  }

  private static func isHarmful(_ text: Span<UInt8>, at index: Int) -> Bool {
    let next = index + 1 < text.count ? text[index + 1] : 0
    let third = index + 2 < text.count ? text[index + 2] : 0
    return switch (text[index], next, third) {
    case (0..<0x20, _, _), (0x7F, _, _), (0xC2, 0x80...0x9F, _), (0xD8, 0x9C, _),
      (0xE2, 0x80, 0x8B), (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE),
      (0xE2, 0x81, 0xA0...0xAF), (0xEF, 0xBB, 0xBF):
      true
    default: false
    }
  }
}
