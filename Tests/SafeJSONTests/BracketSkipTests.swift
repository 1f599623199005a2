import Testing

@testable import SafeJSON

/// Where the array that is open ends, in bytes from its inside on; nil where no end can come.
@Suite struct BracketSkipTests {
  @Test(arguments: [
    ("]", 1), ("1,2]x", 4), (#"{"a":[{}]},[]],"w":3"#, 14), (#""]","\"]"]"#, 10), (" \n ] ", 4),
    (#"{"a":1.5e3,"b":true} , null ]"#, 29), (#"["\\"]]"#, 7),
  ])
  func findsTheEnd(text: String, end: Int) {
    for size in [1, 3, 100] { #expect(skipped(text, size) == end, "in pieces of \(size)") }
  }

  @Test(arguments: [
    "", "1,2", #"{"a":1}"#, #""]"#, "{]", "[}]", "}", #"{"a":1}{"b":2}]"#, #"{"a":1 "b":2}]"#,
    #"1{}]"#, "\"a\nb\"]", "\"\u{0}\"]", #""a""b"]"#, String(repeating: "[", count: 70),
  ])
  func givesUpWhereNoEndCanCome(text: String) {
    for size in [1, 3, 100] { #expect(skipped(text, size) == nil, "in pieces of \(size)") }
  }

  private func skipped(_ text: String, _ size: Int) -> Int? {
    let bytes = Array(text.utf8)
    var skip = BracketSkip()
    var position = 0
    while position < bytes.count, !skip.isDone, !skip.hasFault {
      let piece = Array(bytes[position..<min(position + size, bytes.count)])
      position += skip.read(piece.span)
    }
    return skip.isDone && !skip.hasFault ? position : nil
  }
}
