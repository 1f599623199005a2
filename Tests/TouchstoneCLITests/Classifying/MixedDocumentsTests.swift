import Foundation
import Testing
import TouchstoneReference
import TouchstoneReports

@testable import TouchstoneCLI

/// Lines of which each is a document of whatever format: the rows are those of a file for each.
@Suite struct MixedDocumentsTests {
  private static let documents = [
    Classified.tap, Classified.pan, Classified.slip, Classified.broken,
    // A log of the browser, as an array and in an object, and one whose second event is broken.
    #"[{"type":"touchstart","timeStamp":5,"changedTouches":[{"identifier":7,"clientX":1,"clientY":2}]},"#
      + #"{"type":"touchend","timeStamp":60,"changedTouches":[{"identifier":7,"clientX":1,"clientY":2}]}]"#,
    #"{"events":[{"type":"pointerdown","timeStamp":5,"pointerId":7,"clientX":1,"clientY":2}]}"#,
    #"[{"type":"touchstart","timeStamp":5,"changedTouches":[{"identifier":7,"clientX":1,"clientY":2}]},"#
      + #"{"type":"touchend","changedTouches":[]},{"type":"touchend","timeStamp":60}]"#,
    #"[{"type":"touchstart","timeStamp":5,"changedTouches":[{"identifier":}]}]"#,
    #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerDown"},"#
      + #"{"type":"pause","duration":700},{"type":"pointerUp"}]}]}"#,
    #"[{"type":4,"timestamp":1,"data":{"width":320,"height":480}},"#
      + #"{"type":3,"timestamp":9,"data":{"source":2,"type":7,"id":1,"x":10,"y":20}},"#
      + #"{"type":3,"timestamp":80,"data":{"source":2,"type":9,"id":1,"x":10,"y":20}}]"#,
    #"[{"ts":9,"events":[{"type":"PointerDownEvent","timeStamp":9,"pointer":3,"position":[1,2]}]},"#
      + #"{"ts":99,"events":[{"type":"PointerUpEvent","timeStamp":99,"pointer":3,"position":[1,2]}]}]"#,
    #"[{"nativeEvent":{"timestamp":9,"touches":[{"identifier":1,"pageX":3,"pageY":4}],"#
      + #""changedTouches":[{"identifier":1,"pageX":3,"pageY":4}]}}]"#,
    #"[{"method":"Input.dispatchTouchEvent","params":{"type":"touchStart","touchPoints":[{"x":1,"y":2}]}},"#
      + #"{"method":"Input.dispatchTouchEvent","params":{"type":"touchEnd","touchPoints":[]}}]"#,
    #"{"frames":[{"t_ns":0,"pointers":[[1,2]]},{"t_ns":90,"pointers":[[1,2]]}]}"#,
    #"{"items":[{"timestamp":1,"phase":0,"index":0,"x":4,"y":6,"width":320,"height":480},"#
      + #"{"timestamp":2,"phase":3,"index":0,"x":4,"y":6,"width":320,"height":480}]}"#,
    #"{"trials":[{"rawTouchTracks":[{"rawTouches":[{"timestamp":1,"phase":"began","location":[1,2]},"#
      + #"{"timestamp":1.1,"phase":"ended","location":[1,2]}]}]}]}"#,
    #"[{"event":{"event_type":"touch","x":4,"y":7}}]"#,
    #"{"title":"t","steps":[{"type":"click","offsetX":12,"offsetY":14}]}"#,
    #"{"name":"rows","touches":[{"t":0,"id":1,"phase":"began","x":1,"y":2}]}"#,
  ]

  private static func lines(seed: UInt64, count: Int) -> [Int] {
    var random = SplitMix64(seed: seed)
    // The first line says whether there is a document a line at all: it is whole.
    return [[0, 4, 8, 9][Int(seed % 4)]]
      + (1..<count).map { _ in Int(random.next() % UInt64(documents.count)) }
  }

  /// The rows of a text, without what says where they stand.
  private static func rows(
    _ text: String, jobs: Int = 1, sizes: WorkSizes = WorkSizes(), idKey: String? = nil
  ) throws -> [NSDictionary] {
    var console = MemoryConsole(files: ["a": text])
    _ = try Classified.run(on: &console, jobs: jobs, sizes: sizes) { $0.idKey = idKey }
    return try console.output.split(separator: "\n").map { row in
      var row = try #require(
        try JSONSerialization.jsonObject(with: Data(row.utf8)) as? [String: Any])
      for key in ["index", "line", "column", "repairs", "id"] { row[key] = nil }
      return row as NSDictionary
    }
  }

  @Test(arguments: UInt64(0)..<4)
  func eachLineIsReadAsIfItWereAFile(seed: UInt64) throws {
    let alone = try Self.documents.map { try Self.rows($0) }
    #expect(alone.allSatisfy { $0.count == 1 })
    let lines = Self.lines(seed: seed, count: 1000)
    let expected = lines.flatMap { alone[$0] }
    let text = lines.map { Self.documents[$0] }.joined(separator: "\n")
    for sizes in [WorkSizes(), Classified.small] {
      for jobs in [1, 2] {
        #expect(try Self.rows(text, jobs: jobs, sizes: sizes) == expected)
        #expect(try Self.rows(text, jobs: jobs, sizes: sizes, idKey: "name") == expected)
      }
    }
  }

  @Test func replayReadsEachLineAsIfItWereAFile() throws {
    let alone = try Self.documents.map { try Self.replay($0) }
    let lines = Self.lines(seed: 1, count: 200)
    #expect(
      try Self.replay(lines.map { Self.documents[$0] }.joined(separator: "\n"))
        == lines.flatMap { alone[$0] })
  }

  /// What `replay` prints for a text, without what says where it stands.
  private static func replay(_ text: String) throws -> [NSDictionary] {
    var console = MemoryConsole(files: ["a": text])
    var options = ReplayCommand.defaults
    (options.paths, options.format) = (["a"], .ndjson)
    _ = try ReplayCommand.run(options, console: &console)
    return try console.output.split(separator: "\n").map { line in
      var line = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      for key in ["index", "line", "column", "repairs", "recording"] { line[key] = nil }
      return line as NSDictionary
    }
  }

  /// What has one event a line is one recording, as ever.
  @Test(arguments: [
    #"{"type":"touchstart","timeStamp":5,"changedTouches":[{"identifier":7,"clientX":1,"clientY":2}]}"#,
    #"{"nativeEvent":{"timestamp":9,"touches":[],"changedTouches":[{"identifier":1,"pageX":3,"pageY":4}]}}"#,
    #"{"ts":9,"events":[{"type":"PointerDownEvent","timeStamp":9,"pointer":3,"position":[1,2]}]}"#,
    #"{"method":"Input.dispatchTouchEvent","params":{"type":"touchStart","touchPoints":[{"x":1,"y":2}]}}"#,
    #"{"type":3,"timestamp":9,"data":{"source":2,"type":7,"pointerId":1,"x":10,"y":20}}"#,
    #"{"segment_id":0}"# + "\n"
      + #"[{"type":3,"timestamp":9,"data":{"source":2,"type":7,"pointerId":1,"x":10,"y":20}}]"#,
    #"{"event":{"event_type":"touch","x":4,"y":7}}"#,
    #"{"t":1,"touches":[{"id":1,"phase":"began","x":1,"y":1}]}"#,
  ])
  func eventsALineAreOneRecording(_ line: String) throws {
    for jobs in [1, 2] {
      #expect(try Self.rows(line + "\n" + line, jobs: jobs, sizes: Classified.small).count == 1)
    }
  }
}
