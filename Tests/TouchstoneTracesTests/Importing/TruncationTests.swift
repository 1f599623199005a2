import Testing
import TouchstoneTraces

/// Recordings that break off: whatever was cut, what came before it is given, and nothing else.
@Suite struct TruncationTests {
  /// Recordings of which an importer holds something back: several fingers, several moments.
  private static let gathered = [
    SampleRecording(
      format: .android,
      text: """
        {"frames":[{"t_ns":0,"pointers":[[1,2],null]},{"t_ns":1000,"pointers":[[2,2],[8,9]]},
         {"t_ns":2000,"pointers":[[2,2],[8,9]]},{"t_ns":3000,"pointers":[null,[8,8]]},
         {"t_ns":4000,"pointers":[null,[8,8]]}]}
        """),
    SampleRecording(
      format: .researchKit,
      text: """
        {"items":[{"timestamp":1,"phase":0,"index":0,"x":10,"y":10},
         {"timestamp":1.1,"phase":0,"index":1,"x":90,"y":10},
         {"timestamp":1.1,"phase":1,"index":0,"x":11,"y":10},
         {"timestamp":1.2,"phase":1,"index":0,"x":60,"y":10},
         {"timestamp":1.2,"phase":1,"index":1,"x":45,"y":10},
         {"timestamp":1.3,"phase":3,"index":0,"x":60,"y":10},
         {"timestamp":1.3,"phase":3,"index":1,"x":45,"y":10}]}
        """),
    SampleRecording(
      format: .flutter,
      text: """
        {"events":[
         {"type":"PointerDownEvent","timeStamp":10,"pointer":1,"position":[10,20]},
         {"type":"PointerDownEvent","timeStamp":10,"pointer":2,"position":[30,20]},
         {"type":"PointerMoveEvent","timeStamp":20,"pointer":1,"position":[11,20]},
         {"type":"PointerUpEvent","timeStamp":20,"pointer":2,"position":[30,20]},
         {"type":"PointerUpEvent","timeStamp":30,"pointer":1,"position":[11,20]}]}
        """),
    SampleRecording(
      format: .w3c,
      text: """
        [{"type":"pointer","id":"a","parameters":{"pointerType":"touch"},"actions":[
         {"type":"pointerDown"},{"type":"pointerMove","duration":50,"x":1,"y":2},{"type":"pointerUp"}]},
         {"type":"pointer","id":"b","parameters":{"pointerType":"touch"},"actions":[
         {"type":"pointerDown"},{"type":"pause","duration":90},{"type":"pointerUp"}]}]
        """),
    SampleRecording(
      format: .w3c,
      text: """
        {"cases":[{"actions":[{"type":"pointer","id":"a","actions":[
         {"type":"pointerDown"},{"type":"pointerUp"}]}]},
         {"actions":[{"type":"pointer","id":"a","actions":[
         {"type":"pointerDown"},{"type":"pointerUp"}]}]}]}
        """),
  ]

  static let all =
    SampleRecording.all + gathered
    + ForeignSample.all.map { SampleRecording(format: $0.format, text: $0.text) }

  @Test(arguments: all)
  func cutAnywhereItGivesABeginningOfTheWhole(_ sample: SampleRecording) {
    let whole = Self.frames(Transcript.of(sample.text))
    var most = 0
    for end in sample.text.utf8.indices {
      let lines = Transcript.of(String(sample.text[..<end]))
      let frames = Self.frames(lines)
      let cut = Comment(rawValue: "cut to \(sample.text[..<end].suffix(40)): \(lines)")
      // A batch of moves that is missing may belong between what is there.
      let isPart =
        sample.format == .rrweb
        ? Self.isInOrder(frames, in: whole) : Self.isBeginning(frames, of: whole)
      #expect(isPart, cut)
      #expect(Self.isToldOf(lines) || frames == whole, cut)
      // The more is there, the more it gives.
      let count = Self.count(frames)
      #expect(count >= most, cut)
      most = max(most, count)
    }
    // All but the last moment has been told by now, where anything can be told before the end.
    #expect(!Self.streams(sample.format) || most >= Self.count(whole.dropLast()))
  }

  @Test func whatAnImporterHoldsBackIsGivenBeforeTheError() {
    let text = #"{"frames":[{"t_ns":0,"pointers":[[1,2]]},{"t_ns":1000,"pointers":[[3,4]]},{"t_"#
    let lines = Transcript.of(text)
    #expect(lines.count == 5)
    #expect(lines.dropFirst(2).prefix(2) == ["0: began 0 (1.0, 2.0)", "1000: moved 0 (3.0, 4.0)"])
    #expect(lines.last?.hasPrefix("error: trace:1:") == true)
  }

  /// Fingers at 10 and 90: an item at 60 alone would be the right one's, but it is the left one's, since
  /// 89 is nearer still.
  @Test func itemsThatOthersMayDecideAboutAreNotGiven() {
    let text = """
      {"items":[{"timestamp":1,"phase":0,"index":0,"x":10,"y":10},
       {"timestamp":1,"phase":0,"index":1,"x":90,"y":10},
       {"timestamp":1.1,"phase":1,"index":0,"x":60,"y":10},
      """
    let other = text + #"{"timestamp":1.1,"phase":1,"index":1,"x":89,"y":10},"#
    #expect(
      Self.frames(Transcript.of(text)) == [["0: began 1 (10.0, 10.0)", "began 2 (90.0, 10.0)"]])
    #expect(
      Self.frames(Transcript.of(other)).last == [
        "100000000: moved 1 (60.0, 10.0)", "moved 2 (89.0, 10.0)",
      ])
  }

  /// What touches do in the frames of a transcript.
  private static func frames(_ lines: [String]) -> [[String]] {
    lines.filter { $0.first?.isNumber == true }.map {
      $0.replacing("), ", with: ")\n").split(separator: "\n").map(String.init)
    }
  }

  private static func count(_ frames: [[String]]) -> Int {
    frames.reduce(0) { $0 + $1.count }
  }

  /// Whether something says that there is less than was written.
  private static func isToldOf(_ lines: [String]) -> Bool {
    guard let last = lines.last, !last.hasPrefix("error: ") else { return true }
    return last == "ended" && lines.contains { $0.contains("cancelledAtEnd") }
  }

  /// Whether frames are the first ones of others; of the last one some touches may be missing.
  private static func isBeginning(_ frames: [[String]], of whole: [[String]]) -> Bool {
    guard let last = frames.last else { return true }
    guard frames.count <= whole.count else { return false }
    return frames.dropLast().elementsEqual(whole.prefix(frames.count - 1))
      && whole[frames.count - 1].starts(with: last)
  }

  private static func isInOrder(_ frames: [[String]], in whole: [[String]]) -> Bool {
    var rest = whole[...]
    return frames.allSatisfy { frame in
      guard let index = rest.firstIndex(of: frame) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  private static func streams(_ format: TraceFormat) -> Bool {
    switch format {
    case .w3c, .touchTracks, .droidBot, .chromeRecorder, .browser: false
    default: true
    }
  }
}
