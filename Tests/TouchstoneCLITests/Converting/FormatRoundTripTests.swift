import Foundation
import Testing
import Touchstone
import TouchstoneCLI
import TouchstoneReference

/// What is written for others is read back as what it was, but for what was told to be lost.
@Suite struct FormatRoundTripTests {
  private static let formats = ["w3c", "evemu"]

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "traces").path(percentEncoded: false)

  private static let traces: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { !$0.contains(".") }.sorted()

  private static func run(_ arguments: [String], _ files: [String: String]) -> MemoryConsole {
    var console = MemoryConsole(files: files)
    _ = CommandLineTool.run(arguments: arguments, console: &console)
    return console
  }

  private static func convert(_ text: String, to format: String) -> String {
    run(["convert", "in", "--to", format], ["in": text]).output
  }

  /// The gestures of a recording.
  private static func label(_ text: String, _ arguments: [String] = [], scene: String = "") throws
    -> String
  {
    let console = run(
      ["classify", "in", "--format", "ndjson"] + arguments, ["in": text, "scene.json": scene])
    let row = try JSONSerialization.jsonObject(with: Data(console.output.utf8)) as? [String: Any]
    return try #require(row?["label"] as? String)
  }

  /// What is written can be read: a recording without any touch is an error where it could not be.
  @Test(arguments: ["w3c", "evemu", "document", "ndjson"])
  func nothingIsWrittenThatCannotBeRead(format: String) {
    var console = MemoryConsole(files: ["in": #"{"events":[{"t":1}]}"#])
    let status = CommandLineTool.run(
      arguments: ["convert", "in", "--to", format], console: &console)
    if Self.formats.contains(format) {
      #expect(status == .badInput)
      #expect(
        console.errors.hasSuffix(
          "in: no touch in it, and a recording without any cannot be read in this format\n"))
    } else {
      #expect(status == .done)
      #expect(Self.run(["replay", "in"], ["in": console.output]).errors.isEmpty)
    }
  }

  @Test func theBundledTracesAreFound() {
    #expect(Self.traces.count >= 35)
  }

  // Foreign formats bring no scene, so the trace's own is given; there are no exceptions.
  @Test(arguments: traces, formats)
  func bundledTracesKeepTheirGestures(name: String, format: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(name)/trace.json", encoding: .utf8)
    let written = Self.convert(text, to: format)
    let trace = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let scene = trace?["scene"] ?? "default"
    let named = scene as? String
    let object = named == nil ? try JSONSerialization.data(withJSONObject: scene) : Data()
    let read = try Self.label(
      written, ["--scene", named ?? "scene.json"], scene: String(decoding: object, as: UTF8.self))
    #expect(try read == Self.label(text))
  }

  // Times of whole milliseconds are those of both formats.
  @Test(arguments: DeliberateGesture.Kind.allCases, 1...8 as ClosedRange<UInt64>)
  func gesturesStayWhatTheyAre(_ kind: DeliberateGesture.Kind, seed: UInt64) throws {
    let frames = DeliberateGesture(kind, seed: seed, noise: 0.2).frames.map { frame in
      var frame = frame
      frame.time = .init(nanoseconds: frame.time.nanoseconds / 1_000_000 * 1_000_000)
      return frame
    }
    let text = NativeText.trace(frames)
    let label = try Self.label(text)
    for format in Self.formats {
      let written = Self.convert(text, to: format)
      #expect(try Self.label(written) == label)
      #expect(try Self.label(Self.convert(written, to: "document")) == label)
      // Fingers with clocks of their own keep step as well.
      #expect(try Self.label(written, ["--ticks", "wda"]) == label)
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func placesAreKeptAndTimesAreNotFarOff(seed: UInt64) throws {
    let text = NativeText.trace(SyntheticFingers.recording(seed: seed).frames)
    let before = try NativeText.courses(Self.convert(text, to: "ndjson"))
    for (format, unit) in [("w3c", 0.001), ("evemu", 0.000_001)] {
      let written = Self.convert(text, to: format)
      let after = try NativeText.courses(Self.convert(written, to: "ndjson"))
      #expect(after.count == before.count)
      for course in before.map({ Self.expected($0, in: format) }) {
        let found = after.first { $0.phases == course.phases && $0.places == course.places }
        let times = try #require(found, "\(format): \(course.places)").times
        let largest = zip(times, course.times).map { abs($0 - $1) }.max() ?? 0
        #expect(largest <= unit / 2 + 1e-9)
      }
    }
  }

  /// What a format holds of a course.
  private static func expected(_ course: NativeText.Course, in format: String) -> NativeText.Course
  {
    var result = NativeText.Course()
    for (index, phase) in course.phases.enumerated() {
      let rests = phase == "moved" && course.places[index] == result.places.last
      if phase == "stationary" || rests && format == "evemu" { continue }
      let isFinal = ["ended", "cancelled"].contains(phase)
      result.phases.append(phase)
      // A lift of W3C has no place of its own.
      let last = isFinal && format == "w3c" ? result.places.last : nil
      result.places.append(last ?? course.places[index])
      result.times.append(course.times[index])
    }
    return result
  }

  @Test(arguments: formats)
  func radiiAreKept(format: String) {
    let text =
      #"{"t":0,"touches":[{"id":1,"phase":"began","x":100,"y":100,"radius":20.5}]}"# + "\n"
      + #"{"t":0.1,"touches":[{"id":1,"phase":"moved","x":160,"y":100,"radius":12.25}]}"# + "\n"
      + #"{"t":0.2,"touches":[{"id":1,"phase":"ended","x":160,"y":100}]}"# + "\n"
    let back = Self.convert(Self.convert(text, to: format), to: "ndjson")
    let radii = back.matches(of: /"radius":([0-9.]+)/).map { String($0.1) }
    #expect(Array(radii.prefix(2)) == ["20.5", "12.25"], "\(back)")
  }

  @Test func severalRecordingsFollowEachOtherInEvemu() throws {
    let text = (1...2).map { NativeText.trace(DeliberateGesture(.tap, seed: $0, noise: 0).frames) }
      .joined(separator: "\n")
    let written = Self.convert(text, to: "evemu")
    #expect(written.split(separator: "\n").count { $0.hasPrefix("N:") } == 2)
    let console = Self.run(["classify", "in", "--format", "csv"], ["in": written])
    #expect(console.output.split(separator: "\n").count == 3)
    let refused = Self.run(["convert", "in", "--to", "w3c"], ["in": text])
    #expect(refused.errors.contains("holds more than one recording"))
  }

  @Test(arguments: formats)
  func whatComesBeforeAFaultIsComplete(format: String) throws {
    let text =
      #"{"t":0,"touches":[{"id":1,"phase":"began","x":100,"y":100}]}"# + "\n"
      + #"{"t":0.1,"touches":[{"id":1,"phase":"moved","x":160,"y":100}]}"# + "\n"
      + #"{"t":0.2,"touches":[{"id":1,"phase":"up","x":160,"y":100}]}"# + "\n"
    var console = MemoryConsole(files: ["in": text])
    let status = CommandLineTool.run(
      arguments: ["convert", "in", "--to", format], console: &console)
    #expect(status == .badInput)
    #expect(console.errors.contains("unknown phase 'up'"))
    let read = Self.run(["convert", "in", "--to", "ndjson"], ["in": console.output])
    #expect(read.errors == "")
    #expect(try NativeText.courses(read.output).map(\.phases) == [["began", "moved", "cancelled"]])
  }

  @Test(arguments: formats)
  func whereverAnInputBreaksOffWhatIsWrittenCanBeRead(format: String) {
    let text = NativeText.trace(Array(SyntheticFingers.recording(seed: 3).frames.prefix(30)))
    let bytes = Array(text.utf8)
    for length in stride(from: 1, to: bytes.count, by: 13) {
      let part = String(decoding: bytes[..<length], as: UTF8.self)
      let written = Self.convert(part, to: format)
      // Without touches there is nothing that a reader could know the format by.
      guard written.contains("pointerDown") || written.contains("E: ") else { continue }
      #expect(Self.run(["convert", "in"], ["in": written]).errors == "")
    }
  }
}
