import SafeJSON
import Touchstone

/// One line of the text report: when, who, what, and the details.
struct TextRow {
  var time: Timestamp
  var subject: String
  var action: String
  var tone = Tone.plain
  var details = ""
  /// Why, after the details.
  var reason = ""
  var reasonTone = Tone.quiet

  /// Appends the row with its columns aligned, and a line feed.
  func append(subjectWidth: Int, inColor: Bool, to bytes: inout [UInt8]) {
    let start = bytes.count
    appendTime(to: &bytes)
    Self.append(subject, paddedTo: subjectWidth, after: start, to: &bytes)
    Self.append(action, paddedTo: Self.actionWidth, tone, inColor, after: start, to: &bytes)
    Self.append(details, after: start, to: &bytes)
    Self.append(reason, reasonTone, inColor, after: start, to: &bytes)
    while bytes.count > start, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append("\n")
  }

  /// As wide as the longest change of state that is common.
  private static let actionWidth = "possible → failed".count

  /// Appends the time; its decimal point stands below the others'.
  private func appendTime(to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append("    ")
    let whole = Wording.append(seconds: time, to: &bytes)
    bytes.removeSubrange(start..<start + min(4, whole))
    bytes.append(" s")
    bytes.append(spaces: 13 - (bytes.count - start))
  }

  /// Appends a column and what separates it from one before it; nothing if it is empty.
  private static func append(
    _ text: String, paddedTo width: Int = 0, _ tone: Tone = .plain, _ inColor: Bool = false,
    after start: Int, to bytes: inout [UInt8]
  ) {
    guard !text.isEmpty || width > 0 else { return }
    if bytes.count > start { bytes.append("  ") }
    if inColor {
      let padding = String(repeating: " ", count: max(0, width - text.count))
      bytes.append(text: tone.apply(to: "\(text)\(padding)", inColor: true))
    } else {
      let textStart = bytes.count
      bytes.append(harmless: text)
      guard width > 0 else { return }
      bytes.append(spaces: width - (Self.simpleWidth(of: bytes, from: textStart) ?? text.count))
    }
  }

  /// How many characters the text from an index on has, if each of its scalars is one for certain: what
  /// rows mostly consist of.
  private static func simpleWidth(of bytes: [UInt8], from start: Int) -> Int? {
    let (arrow, ellipsis): (UInt32, UInt32) = (0xE2_86_92, 0xE2_80_A6)
    var (width, newest) = (0, UInt32(0))
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        width += 1
        newest = 0
        continue
      }
      if byte & 0xC0 != 0x80 { width += 1 }
      newest = (newest << 8 | UInt32(byte)) & 0xFF_FFFF
      // Scalars below U+0300, where those begin that go with others, begin with at most 0xCB.
      if byte > 0xCB, byte != 0xE2 { return nil }
      if newest >> 16 == 0xE2, newest != arrow, newest != ellipsis { return nil }
    }
    return width
  }
}

extension [UInt8] {
  /// Appends so many spaces; none if the number is negative.
  fileprivate mutating func append(spaces count: Int) {
    if count > 0 { append(contentsOf: repeatElement(UInt8(ascii: " "), count: count)) }
  }
}
