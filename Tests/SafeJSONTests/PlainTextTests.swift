import Testing

@testable import SafeJSON

@Suite struct PlainTextTests {
  /// Each character that terminals, logs or readers' eyes could take for something else.
  private static let harmful: [Unicode.Scalar] = [
    "\0", "\u{7}", "\t", "\n", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{61C}", "\u{200B}",
    "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{2060}", "\u{2066}",
    "\u{2069}", "\u{FEFF}",
  ]

  private static func line(_ text: PlainText) -> String {
    var bytes: [UInt8] = []
    bytes.append(lines: text)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: harmful)
  func whatCouldDoHarmIsReplaced(scalar: Unicode.Scalar) {
    let name = "a\(scalar)b"
    #expect(PlainText(name).text == "a\u{FFFD}b")
    let message: PlainText = "cannot read '\(name)': \(5)"
    #expect(message.text == "cannot read 'a\u{FFFD}b': 5")
    var bytes: [UInt8] = []
    bytes.append(harmless: name)
    #expect(String(decoding: bytes, as: UTF8.self) == "a\u{FFFD}b")
  }

  /// What bytes show is what characters show, for each character of the planes that people use.
  @Test func bytesAndCharactersAgree() {
    for value in UInt32(0)..<0x1_1000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      var bytes: [UInt8] = []
      bytes.append(harmless: text)
      let expected = PlainText.isHarmful(scalar) ? "\u{FFFD}" : text
      #expect(bytes == Array(expected.utf8), "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: ["größe", "日本", "👩‍👩‍👧", "possible → failed", "0.1–0.2 s", "…", "a\\u{1B}"])
  func otherTextStaysAsItIs(text: String) {
    #expect(PlainText(text).text == text)
  }

  /// Our own line feeds and colours stay, also when a text becomes part of another one.
  @Test func literalsAndPlainTextsAreTakenAsTheyStand() {
    let hostile = "a\nb"
    let name = PlainText(hostile).styled(graphicRendition: "1")
    let text: PlainText = "1\n\(name)"
    #expect(text.text == "1\n\u{1B}[1ma\u{FFFD}b\u{1B}[0m")
    #expect((["x", "y"] as [PlainText]).joined(separator: ", ").text == "x, y")
    #expect(PlainText(lines: hostile + "\u{7}\n").text == "a\nb\u{FFFD}")
    #expect(PlainText(lines: "a\u{7}\nb\n").text == "a\u{FFFD}\nb")
  }

  @Test(arguments: [
    ("::error::x", "\u{FFFD}:error::x\n"), ("  ::x", "  \u{FFFD}:x\n"), (":x::y", ":x::y\n"),
    ("a ::x", "a ::x\n"), (": :x", ": :x\n"), (":::x", "\u{FFFD}::x\n"),
  ])
  func noLineIsACommandOfACIService(text: String, line: String) {
    #expect(Self.line(PlainText(text)) == line)
    #expect(Self.line("a\n\(text)") == "a\n" + line)
  }

  @Test func twoPiecesMakeNoCommandEither() {
    #expect(Self.line("\(":"):error::\("x")") == "\u{FFFD}:error::x\n")
  }
}
