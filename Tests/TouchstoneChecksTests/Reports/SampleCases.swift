import TouchstoneChecks

/// What a report makes of cases, one after the other.
func written(_ report: some CheckReport, _ cases: [CheckedCase]) -> String {
  var report = report
  var totals = CheckTotals()
  var bytes: [UInt8] = []
  for checked in cases {
    report.add(checked, into: &bytes)
    totals.count(checked.outcome)
  }
  report.finish(totals, into: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

extension CheckedCase {
  /// One case of each outcome.
  static let samples = [
    CheckedCase(name: "traces/tap.json", path: "traces/tap.json"),
    CheckedCase(
      name: "traces/swipe.json #2", path: "traces/swipe.json", line: 3, column: 7,
      outcome: .failed,
      message:
        "was: swipe recognized at 0.083; now: swipe failed at 0.067: 44.9 < 46.9 points",
      details: ["- swipe ended", "+ swipe failed"]),
    CheckedCase(
      name: "new.json", path: "new.json", outcome: .new, message: "nothing is expected of it"),
    CheckedCase(
      name: "-", path: "-", line: 1, outcome: .broken, message: "expected a value"),
  ]

  /// Texts that mean something to some form or other, or that it cannot carry.
  static let hardTexts = [
    "", " ", "#", "# todo later", "a # SKIP b", "\\", "\\#", "\"quoted\" 'and' so",
    "<b>&amp;</b>", "]]>", "--> -->", "a: b", "- a", "{a: [b]}", "~", "null", "...", "---",
    "tab\there", "two\nlines", "\r\nreturn\r", "trailing ", "100 %25 %0A", "::error::x, y",
    "größer · 触れる · ✋🏽", "zero\u{0}bell\u{7}escape\u{1B}", "\u{7F}\u{85}\u{9F}",
    "\u{2028}line\u{2029}", "\u{FEFF}mark", "\u{FFFE}\u{FFFF}", "|`*_[x](y)@all #1",
    "\u{10FFFF}",
  ]

  /// A failed case for each of them: as message and details, and once as the name.
  static let hard = hardTexts.enumerated().flatMap { number, text in
    [
      CheckedCase(
        name: "folder/\(number)", path: "folder/\(number)", outcome: .failed, message: text,
        details: [text, "", text]),
      CheckedCase(name: "folder/" + text, path: "folder/" + text),
    ]
  }
}
