import Testing
import TouchstoneReports
import TouchstoneTraces

@testable import TouchstoneCLI

/// One line in, one line out, with its id.
@Suite struct DocumentIDTests {
  private func id(_ line: String, _ key: String = "id") -> String? {
    DocumentID.text(ofKey: key, in: Array(line.utf8))
  }

  @Test func scalarsAreKeptAsTheyAreWritten() {
    #expect(id(#"{"id":"r1","events":[]}"#) == #""r1""#)
    #expect(id(#"{"id" : 1.50e2}"#) == "1.50e2")
    #expect(id(#"{"id":"a\u00e9\"b"}"#) == #""a\u00e9\"b""#)
    #expect(id(#"{"x":"id","id":null}"#) == "null")
    #expect(id(#"{"x":{"id":1},"y":[{"id":2}],"id":true}"#) == "true")
    #expect(id(#"{"events":[],"id":-7}"#) == "-7")
  }

  @Test func whatIsNoScalarIsLeftOut() {
    #expect(id(#"{"id":[1]}"#) == nil)
    #expect(id(#"{"id":{}}"#) == nil)
    #expect(id(#"{"ids":1}"#) == nil)
    #expect(id("[]") == nil)
    #expect(id("") == nil)
  }

  @Test func brokenLinesGiveWhatIsWhole() {
    #expect(id(#"{"id":"r1","events":[{"t":"#) == #""r1""#)
    #expect(id(#"{"id":"r1"#) == nil)
    #expect(id(#"{"id":01}"#) == nil)
    #expect(id(#"{"id":nul}"#) == nil)
    #expect(id(#"{"id":"\x"}"#) == nil)
    #expect(id(#"}}}{"id":3"#) == nil)
  }

  private static func run(
    _ text: String, jobs: Int = 1, format: ClassificationFormat = .ndjson,
    sizes: WorkSizes = Classified.small
  ) throws -> MemoryConsole {
    var console = MemoryConsole()
    console.input = text
    _ = try Classified.run(["-"], on: &console, jobs: jobs, sizes: sizes) { options in
      options.idKey = "key"
      options.format = format
    }
    return console
  }

  private static let lines = [
    #"{"key":"r0","# + Classified.tap.dropFirst(), #"{"key":"r1","# + Classified.broken.dropFirst(),
    #"{"key":"r2","# + Classified.broken.dropFirst(), "", "garbage", "{\"t\":",
    Classified.pan.dropLast() + #","key":6}"#, #"{"key":"r7","name":"no events"}"#, "\u{FEFF}{}",
    #"{"key":null,"# + Classified.tap.dropFirst(),
  ]

  @Test(arguments: [1, 2, 8])
  func everyLineHasARowWithItsID(jobs: Int) throws {
    let console = try Self.run(Self.lines.joined(separator: "\n"), jobs: jobs)
    let rows = console.output.split(separator: "\n")
    #expect(rows.count == 9)
    let ids = ["\"r0\"", "\"r1\"", "\"r2\"", nil, nil, "6", "\"r7\"", nil, "null"]
    for (index, (row, id)) in zip(rows, ids).enumerated() {
      let expected = id.map { #","source":"-","id":\#($0),"# } ?? #","source":"-",""#
      #expect(row.contains("\"index\":\(index)" + expected), "\(row)")
    }
    #expect(rows[2].contains(#""line":3,"#))
    #expect(rows[4].contains(#""line":6,"#))
    #expect(try console.output == Self.run(console.input, sizes: WorkSizes()).output)
  }

  @Test func theTableHasTheTextOfStrings() throws {
    let console = try Self.run(Self.lines[0] + "\n" + Self.lines[6], format: .csv)
    #expect(console.output.contains("\n-,0,,r0,,tap,"))
    #expect(console.output.contains("\n-,1,,6,down,pan,"))
  }
}
