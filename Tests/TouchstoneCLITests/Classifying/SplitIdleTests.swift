import Foundation
import Testing
import Touchstone
import TouchstoneReference
import TouchstoneReports

@testable import TouchstoneCLI

/// A recording that is cut at its rests holds the gestures that it holds uncut.
@Suite struct SplitIdleTests {
  private typealias Object = [String: Any]

  /// Some recordings one after the other, with rests of all lengths between them.
  private static func frames(seed: UInt64) -> [Frame] {
    var random = SplitMix64(seed: seed)
    var frames: [Frame] = []
    for part in 0..<UInt64(3) {
      var next = SyntheticFingers.recording(seed: 10 * seed + part).frames
      if random.happens(20) { next = next.disturbed(seed: seed + part) }
      let rest = random.pick([0.03, 0.2, 0.25, 0.34, 0.3500001, 0.4, 0.5, 0.6, 1, 2, 2.5])
      let shift = Int64(rest * 1e9)
      let start = (frames.last?.time.nanoseconds ?? 0) + shift - (next.first?.time.nanoseconds ?? 0)
      for frame in next {
        var frame = frame
        frame.time = Timestamp(nanoseconds: frame.time.nanoseconds + start)
        frames.append(frame)
      }
    }
    return frames
  }

  private static func rows(
    _ text: String, jobs: Int = 1, idle: Double? = nil,
    _ change: (inout ClassifyCommand.Options) -> Void = { _ in }
  ) throws -> String {
    var console = MemoryConsole(files: ["a": text])
    _ = try Classified.run(on: &console, jobs: jobs, sizes: Classified.small) { options in
      options.splitIdle = idle.map { Interval(nanoseconds: Int64($0 * 1e9)) }
      change(&options)
    }
    return console.output
  }

  private static func objects(_ output: String) throws -> [Object] {
    try output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object)
    }
  }

  /// All gestures, each as text.
  private static func gestures(_ output: String) throws -> [String] {
    try objects(output).flatMap { row in
      try (row["gestures"] as? [Object] ?? []).map { gesture in
        String(
          decoding: try JSONSerialization.data(withJSONObject: gesture, options: .sortedKeys),
          as: UTF8.self)
      }
    }
  }

  private static let recognizers =
    #""recognizers":[{"id":"a","type":"tap"},{"id":"b","type":"tap","numberOfTapsRequired":2,"#
    + #""maximumInterval":1.2},{"id":"c","type":"longPress"},{"id":"d","type":"pan"},"#
    + #"{"id":"e","type":"longPress","numberOfTapsRequired":1}],"#
    + #""policy":{"requireToFail":[["a","b"]]}"#

  /// Scenes in which a part can be played by itself, and scenes in which it cannot: long intervals,
  /// and views that move where touches meet them.
  private static let scenes = [
    "", #""scene":"uikit","#, #""scene":"uikit-simultaneous","#,
    #""scene":{"views":{"id":"w"},"# + recognizers + "},",
    #""scene":{"views":{"id":"w","subviews":[{"id":"v","frame":[40,40,200,200],"#
      + #""behavior":"transform"}]},"recognizers":[{"id":"t","type":"tap","view":"v"},"#
      + #"{"id":"d","type":"pan"}]},"#,
    #""scene":{"views":{"id":"w","subviews":[{"id":"v","frame":[40,40,200,200],"#
      + #""behavior":"drag"}]},"recognizers":[{"id":"t","type":"tap","view":"v"}]},"#,
    #""scene":{"views":{"id":"w"},"# + recognizers + #","options":{"coalesce-hz":60}},"#,
  ]

  @Test(arguments: UInt64(0)..<14)
  func theCutsChangeNoGesture(seed: UInt64) throws {
    let frames = Self.frames(seed: seed)
    let scene = Self.scenes[Int(seed) % Self.scenes.count]
    let text = "{" + scene + TraceForm.document.text(of: frames).dropFirst()
    let whole = try Self.gestures(Self.rows(text))
    for idle in [0.1, 0.4] {
      let parts = try Self.rows(text, idle: idle)
      #expect(try Self.gestures(parts) == whole, "\(scene) \(idle)")
      #expect(try Self.rows(text, jobs: 3, idle: idle) == parts, "\(scene) \(idle)")
      let broken = text.dropLast(2) + ",7]}"
      let rows = try Self.rows(String(broken), idle: idle)
      #expect(rows.contains(#""type":"error""#), "\(broken.suffix(80))")
      #expect(try Self.rows(String(broken), jobs: 3, idle: idle) == rows, "\(scene) \(idle)")
    }
  }

  @Test(arguments: UInt64(100)..<102)
  func theCutsAreTheSameInEveryForm(seed: UInt64) throws {
    let frames = Self.frames(seed: seed)
    let document = try Self.rows(TraceForm.document.text(of: frames), idle: 0.5)
    let lines = try Self.rows(TraceForm.lines.text(of: frames), jobs: 2, idle: 0.5)
    // Repairs are told by line or by path, everything else is the same.
    #expect(try Self.gestures(lines) == Self.gestures(document))
    #expect(try Self.objects(lines).count == Self.objects(document).count)
    #expect(document.contains(#""index":0,"part":0,"#))
  }

  private static let twoTaps = """
    {"t":1,"touches":[{"id":1,"phase":"began","x":9,"y":9}]}
    {"t":1.1,"touches":[{"id":1,"phase":"ended","x":9,"y":9}]}
    {"t":2.5}
    {"t":3.1,"touches":[{"id":2,"phase":"moved","x":9,"y":9}]}
    {"t":3.2,"touches":[{"id":2,"phase":"ended","x":9,"y":9}]}
    """

  @Test(arguments: [1, 2])
  func partsHaveANumberAndTheTimesOfTheRecording(jobs: Int) throws {
    // The lift at 1.1 s and the landing at 3.1 s are two seconds apart; the clock entry between them
    // is nothing that happens. Each tap waits 0.35 s for a second one.
    let output = try Self.rows(Self.twoTaps, jobs: jobs, idle: 2)
    let gesture = #""recognizer":"tap","kind":"tap","#
    let rest = #""state":"ended","touches":1,"taps":1}],"gestureCount":1,"#
    #expect(
      output == #"{"type":"classification","index":0,"part":0,"source":"a","name":null,"start":1,"#
        + #""label":"tap","gestures":[{"# + gesture + #""began":1.45,"ended":1.45,"# + rest
        + #""events":3,"duration":1.5,"repairs":[]}"# + "\n"
        + #"{"type":"classification","index":0,"part":1,"source":"a","name":null,"start":3.1,"#
        + #""label":"tap","gestures":[{"# + gesture + #""began":3.55,"ended":3.55,"# + rest
        + #""events":2,"duration":0.1,"repairs":[{"code":"beganInferred","line":4,"#
        + #""message":"touch 2 never began; it begins here"}]}"# + "\n")
    #expect(try Self.objects(Self.rows(Self.twoTaps, jobs: jobs, idle: 2.001)).count == 1)
  }

  @Test(arguments: [1, 2])
  func anErrorIsTheLastPart(jobs: Int) throws {
    let output = try Self.rows(
      Self.twoTaps + "\n{\"t\":3.3,\"touches\":7}\n" + Classified.tap, jobs: jobs, idle: 0.5)
    let rows = try Self.objects(output)
    #expect(rows.map { $0["type"] as? String } == ["classification", "error", "classification"])
    #expect(rows.map { $0["index"] as? Int } == [0, 0, 1])
    #expect(rows.map { $0["part"] as? Int } == [0, 1, 0])
    #expect(rows[1]["line"] as? Int == 6)
  }

  /// Two taps 0.25 s after each other, and something that is no event: between them a tap is still
  /// waited for, or a view has moved, so that no thread can play the second part by itself.
  @Test(arguments: [1, 2], ["", #"{"scene":{"views":{"id":"w","behavior":"drag"}}}"# + "\n"])
  func anErrorLeavesThePartsBeforeIt(jobs: Int, scene: String) throws {
    let text = """
      {"t":0,"touches":[{"id":1,"phase":"began","x":9,"y":9}]}
      {"t":0.05,"touches":[{"id":1,"phase":"ended","x":9,"y":9}]}
      {"t":0.3,"touches":[{"id":2,"phase":"began","x":99,"y":9}]}
      {"t":0.35,"touches":[{"id":2,"phase":"ended","x":99,"y":9}]}
      {"t":0.4,"touches":7}
      """
    let rows = try Self.objects(Self.rows(scene + text, jobs: jobs, idle: 0.1))
    #expect(rows.map { $0["type"] as? String } == ["classification", "error"])
    #expect(rows.map { $0["index"] as? Int } == [0, 0])
    #expect(rows.map { $0["part"] as? Int } == [0, 1])
    #expect(rows[0]["events"] as? Int == 2)
  }

  @Test func theTableAndTheTextTellParts() throws {
    let table = try Self.rows(Self.twoTaps, idle: 1) { $0.format = .csv }
    #expect(table.contains("\na,0,0,,,tap,\"tap at 1.450 s, 1 tap\",1,1.5,3,,,\n"))
    #expect(table.contains("\na,0,1,,,tap,\"tap at 3.550 s, 1 tap\",3.1,0.1,2,beganInferred,,\n"))
    let text = try Self.rows(Self.twoTaps, idle: 1) { $0.format = .text }
    #expect(text.contains("\ntap                 #0.1   a  "))
  }
}
