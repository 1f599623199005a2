import SafeJSON
import Testing

@testable import TouchstoneTraces

/// A small generator of Marsaglia's, so that every run sees the same inputs.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite struct YAMLRowLaneTests {
  private static let text = """
    version: 1
    devices:
    - node: /dev/input/event1
      evdev:
        name: "a pad"
        absinfo:
          53: [0, 39000, 0, 0, 0]
      events:
      # Current time is 12:34:56
      - evdev:
        - [  0,      0,   3,  47,       0] # EV_ABS / ABS_MT_SLOT 0
        - [  0,      0,   3,  57,      -1]
        - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ----------
                                           # Touch device in neutral state

      - evdev:
        - [  1,   8333,   3,  53,   24704] # EV_ABS / ABS_MT_POSITION_X 24704
        - [  1,   8333,   0,   0,       0] # ------------ SYN_REPORT (0) ----------
        libinput:
        - {time: 1.25, type: TOUCH_UP}
      - evdev:
        - [ 12,     16,   3,  53,   24705] # EV_ABS / ABS_MT_POSITION_X 24705
        - [ 12,     16,   3,  54,   84400] # EV_ABS / ABS_MT_POSITION_Y 84400
        - []
        - [ 12,     16,   0,   0,       0] # ------------ SYN_REPORT (0) ----------
        - [ 12,     17,   0,   0,       0]
      - [ 13,     18,   0,   0,       0]
      - evdev:
        - [ 14,     19,   0,   0,       0]
    - [ 15,     20,   0,   0,       0]

    """

  /// What a text is cut into, and how that ends.
  private static func records(_ text: some Collection<UInt8>, takesRows: Bool) -> [String] {
    var stream = JSONStream(MemorySource(Array(text)))
    var records = YAMLRecords(streaming: ["events", "evdev"], takesRows: takesRows)
    var texts: [String] = []
    do throws(TraceError) {
      while let record = try records.next(&stream) { texts.append(describe(record)) }
    } catch {
      texts.append("\(error)")
    }
    return texts
  }

  private static func numbers(_ row: YAMLRowLane.Row) -> [JSONValue] {
    row.indices.map { .number(.integer(row[$0])) }
  }

  private static func describe(_ record: ImportRecord) -> String {
    switch record {
    case .line: "a line"
    case .opened(let members, let key): "\(members.place.line) \(key) after \(members.value)"
    case .element(let value): "\(value.place.line) \(value.value)"
    case .row(let row, let place): "\(place.line) \(JSONValue.array(numbers(row)))"
    case .closed(let value): "\(value.place.line) closed"
    case .value(let value): "\(value.place.line) value \(value.value)"
    }
  }

  @Test func rowsKeepTheirNumbersAndTheirLines() {
    var stream = JSONStream(MemorySource(Array(Self.text.utf8)))
    var records = YAMLRecords(streaming: ["events", "evdev"])
    var rows: [[Int64]] = []
    do throws(TraceError) {
      while let record = try records.next(&stream) {
        if case .row(let row, let place) = record {
          rows.append([Int64(place.line)] + row.indices.map { row[$0] })
        }
        guard case .element(let value) = record, case .array(let numbers) = value.value else {
          continue
        }
        rows.append(
          [Int64(value.place.line)]
            + numbers.compactMap {
              guard case .number(.integer(let number)) = $0 else { return nil }
              return number
            })
      }
    } catch {
      Issue.record("\(error)")
    }
    #expect(
      rows == [
        [11, 0, 0, 3, 47, 0], [12, 0, 0, 3, 57, -1], [13, 0, 0, 0, 0, 0],
        [17, 1, 8333, 3, 53, 24704], [18, 1, 8333, 0, 0, 0], [22, 12, 16, 3, 53, 24705],
        [23, 12, 16, 3, 54, 84400], [24], [25, 12, 16, 0, 0, 0], [26, 12, 17, 0, 0, 0],
        [27, 13, 18, 0, 0, 0], [29, 14, 19, 0, 0, 0],
      ])
  }

  @Test func theParserIsSparedRowsBehindTheFirst() {
    var lane = YAMLRowLane(below: ["evdev"])
    func passed(_ text: String) -> String {
      var line = Array(text.utf8)
      lane.pass(&line)
      return String(decoding: line, as: UTF8.self)
    }
    let row = "  - [1, 2, 3, 4, -5] # five"
    #expect(passed(row) == row)
    lane.confirm(rowOnLine: 1)
    #expect(passed(row) == "  - []")
    #expect(passed("- evdev:") == "- evdev:")
    #expect(passed("    - [1,2,3,4,6]") == "    - []")
    func taken(onLine line: Int) -> [Int64]? {
      lane.takeRow(onLine: line).map { row in row.indices.map { row[$0] } }
    }
    #expect(taken(onLine: 1) == nil)
    #expect(taken(onLine: 2) == [1, 2, 3, 4, -5])
    #expect(taken(onLine: 4) == [1, 2, 3, 4, 6])
    #expect(taken(onLine: 4) == nil)
    // Another line may begin a text of several lines.
    #expect(passed("- text: |") == "- text: |")
    #expect(passed(row) == row)
    lane.confirm(rowOnLine: 5)
    #expect(passed(row) == row)
    lane.confirm(rowOnLine: 7)
    #expect(passed(row) == "  - []")
  }

  @Test func rowsWithoutAnythingBetweenThemAreAllGiven() {
    let rows = (0..<500).map { "- [\($0), 2, 3, 4, 5]\n" }.joined()
    let records = Self.records(("evdev:\n" + rows).utf8, takesRows: true)
    #expect(records.count == 502)
    #expect(records == Self.records(("evdev:\n" + rows).utf8, takesRows: false))
  }

  @Test(arguments: [
    "- [1, 2, 3, 4]", "- [1, 2, 3, 4, 5, 6]", "- [1, 2, 3, 4, 5]: 6", "- [1, 2, 3, 4, 5]# six",
    "- [1, 2, 3, 4, 5] # é", "- [1, 2, 3, 4, 1234567890123456789]", "- [1, 2, 3, 4, x]",
    "-  [1, 2, 3, 4, 5]", "- [1, 2, 3, 4, +5]", "- [1, 2, 3, 4, 5", "- [1, 2, 3, 4, 5] # \u{7F}",
    "- [1 , 2, 3, 4, 5]", "- [1, 2, 3, 4, -]", "[1, 2, 3, 4, 5]",
  ])
  func otherLinesAreLeftToTheParser(text: String) {
    var lane = YAMLRowLane(below: ["evdev"])
    var line = Array("- [1, 2, 3, 4, 5]".utf8)
    lane.pass(&line)
    lane.confirm(rowOnLine: 1)
    line = Array(text.utf8)
    lane.pass(&line)
    #expect(String(decoding: line, as: UTF8.self) == text)
    #expect(lane.takeRow(onLine: 2) == nil)
  }

  @Test func mutatedTextsAreCutInTheSameWayWithoutIt() {
    var generator = SeededGenerator(state: 7)
    let sample = Array(Self.text.utf8)
    #expect(Self.records(sample, takesRows: true) == Self.records(sample, takesRows: false))
    for _ in 0..<3000 {
      let bytes = Self.mutated(sample, &generator)
      let records = Self.records(bytes, takesRows: true)
      let text = "\(String(decoding: bytes, as: UTF8.self))"
      #expect(records == Self.records(bytes, takesRows: false), "\(text)")
    }
  }

  private static let insertions = [
    "[", "]", "\"", "'", "|\n", ">\n", "#", ": ", "- ", "\n", " ", "  ", ",", "\r", "\u{85}",
    "\u{2028}", "&a ", "*a", "{", "}", "---\n", "...\n", "- evdev:\n", "- []\n", "x: |\n", "\t",
    "é",
    "    - [1, 2, 3, 4, 5]\n", "  - [1, 2, 3, 4, 5] # five\n", "- [1, 2, 3, 4, 5]\n", "? ", "!t ",
  ]

  private static func mutated(_ sample: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = sample
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.remove(at: index)
      case 1:
        let end = min(index + Int.random(in: 1...40, using: &generator), bytes.count)
        bytes.removeSubrange(index..<end)
      default:
        bytes.insert(
          contentsOf: (insertions.randomElement(using: &generator) ?? "").utf8, at: index)
      }
    }
    return bytes
  }
}
