import Testing
import TouchstoneCLI

/// Touches that have names in a trace have them in the output.
@Suite struct NamedTouchesTests {
  private static let down = #"{"t":0,"touches":[{"id":"thumb","phase":"began","x":1,"y":2}]}"#

  @Test(arguments: [
    #"{"name":"a"}"# + "\n\(down)\n" + #"{"name":"b"}"# + "\n\(down)\n",
    #"{"name":"a"}"# + "\n\(down)\n" + #"{"name":"b","events":[\#(down)]}"#,
    #"{"name":"a","events":[\#(down)]}"# + "\n" + #"{"name":"b","events":[\#(down)]}"#,
  ])
  func aTouchKeepsItsNameWhereTheNextRecordingHasBegun(text: String) {
    var console = MemoryConsole(files: ["in": text])
    _ = CommandLineTool.run(
      arguments: ["replay", "in", "--format", "ndjson", "--show", "touches"], console: &console)
    let touches = console.output.split(separator: "\n").filter { $0.contains(#""type":"touch""#) }
    // It lands and is cancelled at the end, in each recording.
    #expect(touches.count == 4)
    #expect(touches.allSatisfy { $0.contains(#""id":"thumb""#) }, "\(console.output)")
  }
}
