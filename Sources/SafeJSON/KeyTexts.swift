/// Remembers the texts of keys, so that a text that comes again is not made anew.
struct KeyTexts {
  private struct Entry {
    var word = JSONWord(head: 0, tail: 0, count: -1)
    var text = ""
  }

  private var entries: [Entry] = []
  private static let count = 64

  /// The text in a range of bytes.
  mutating func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    guard range.count <= JSONWord.longest else { return JSONTape.string(bytes.extracting(range)) }
    if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.count) }
    let word = JSONWord(bytes, range)
    let place = Int(truncatingIfNeeded: word.mix >> 58)
    if entries[place].word != word {
      entries[place] = Entry(word: word, text: JSONTape.string(bytes.extracting(range)))
    }
    return entries[place].text
  }
}
