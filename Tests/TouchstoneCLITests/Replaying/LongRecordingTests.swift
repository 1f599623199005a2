import Foundation
import Testing
import Touchstone
import TouchstoneReports
import TouchstoneTraces

@testable import TouchstoneCLI

/// What is told at the end of a long recording waits in files, and nobody can see that.
@Suite struct LongRecordingTests {
  private struct Result: Equatable {
    var output = ""
    var errors = ""
    var status = TouchstoneCLI.ExitStatus.done
  }

  /// Sizes with which even short recordings are long.
  private static let tiny = {
    var sizes = Spooling.Sizes()
    (sizes.gestures, sizes.bytes) = (3, 20)
    return sizes
  }()

  private static func console(_ input: String, _ folder: String? = nil) -> MemoryConsole {
    var console = MemoryConsole()
    console.input = input
    if let folder { console.surroundings.temporaryFolder = folder }
    return console
  }

  private func replay(
    _ input: String, _ format: ReportFormat, _ sizes: Spooling.Sizes, in folder: String? = nil
  ) -> Result {
    var console = Self.console(input, folder)
    var options = ReplayCommand.defaults
    options.format = format
    options.sizes.spooling = sizes
    do throws(CommandError) {
      let status = try ReplayCommand.run(options, console: &console)
      return Result(output: console.output, errors: console.errors, status: status)
    } catch {
      return Result(
        output: console.output, errors: error.rendered(command: nil), status: error.exitStatus)
    }
  }

  private func classify(
    _ input: String, _ sizes: Spooling.Sizes, jobs: Int = 1, in folder: String? = nil,
    files: [String: String] = [:], _ change: (inout ClassifyCommand.Options) -> Void
  ) -> Result {
    var console = Self.console(input, folder)
    console.files = files
    var options = ClassifyCommand.defaults
    (options.paths, options.jobs) = (["-"], jobs)
    options.sizes = Classified.small
    options.sizes.spooling = sizes
    change(&options)
    do throws(CommandError) {
      let status = try ClassifyCommand.run(options, console: &console)
      return Result(output: console.output, errors: console.errors, status: status)
    } catch {
      return Result(
        output: console.output, errors: error.rendered(command: nil), status: error.exitStatus)
    }
  }

  @Test(arguments: ReportFormat.allCases, [false, true])
  func replaysAreTheSame(format: ReportFormat, resting: Bool) {
    let input = LongRecording.text(40, resting: resting) + LongRecording.text(5, resting: true)
    let whole = replay(input, format, Spooling.Sizes())
    #expect(replay(input, format, Self.tiny) == whole)
    #expect(whole.status == .done)
    #expect(whole.output.contains(resting ? "+tap+" : "tap,pan,"))
  }

  @Test(arguments: ClassificationFormat.allCases, [1, 3])
  func rowsAreTheSame(format: ClassificationFormat, jobs: Int) {
    for resting in [false, true] {
      let input = LongRecording.text(40, resting: resting) + LongRecording.text(5, resting: true)
      let whole = classify(input, Spooling.Sizes()) { $0.format = format }
      #expect(classify(input, Self.tiny, jobs: jobs) { $0.format = format } == whole)
      #expect(whole.output.contains(resting ? "+tap+" : "tap,pan,"))
    }
  }

  @Test(arguments: [1, 3])
  func partsAreTheSame(jobs: Int) {
    let input = LongRecording.text(40, resting: true) + LongRecording.text(9, resting: false)
    func split(_ sizes: Spooling.Sizes, _ jobs: Int) -> Result {
      classify(input, sizes, jobs: jobs) {
        $0.format = .ndjson
        $0.splitIdle = .milliseconds(400)
      }
    }
    #expect(split(Self.tiny, jobs) == split(Spooling.Sizes(), 1))
  }

  @Test func longLabelsAreComparedAsAWhole() {
    let input = LongRecording.text(40, resting: false)
    let row = classify(input, Spooling.Sizes()) { $0.format = .csv }.output
    let label = row.split(separator: "\"", omittingEmptySubsequences: false)[1]
    #expect(label.hasPrefix("tap,pan,swipe"))
    for (label, accuracy) in [(label, "100.0 %: 1 of 1"), (label.dropLast(1), "0.0 %: 0 of 1")] {
      let labels = ["labels.csv": "source,label\n-,\"\(label)\"\n"]
      func compare(_ sizes: Spooling.Sizes) -> Result {
        classify(input, sizes, files: labels) { $0.labels = "labels.csv" }
      }
      #expect(compare(Self.tiny) == compare(Spooling.Sizes()))
      #expect(compare(Self.tiny).output.contains("accuracy \(accuracy) right"))
    }
  }

  @Test func rowsThatAnEarlierOutputHoldsAreLeftOut() {
    let input = LongRecording.text(40, resting: false) + LongRecording.text(9, resting: true)
    let whole = classify(input, Spooling.Sizes()) { $0.format = .ndjson }.output
    let lines = whole.split(separator: "\n").map { "\($0)\n" }
    #expect(lines.count == 2)
    let rest = classify(input, Self.tiny, files: ["out": lines[0]]) {
      $0.format = .ndjson
      $0.resume = "out"
    }
    #expect(rest == Result(output: lines[1]))
  }

  @Test func whereNoFileCanBeMadeMemoryHoldsEverything() {
    let input = LongRecording.text(40, resting: false)
    #expect(
      replay(input, .ndjson, Self.tiny, in: "/nowhere/at/all")
        == replay(input, .ndjson, Spooling.Sizes()))
    let rows = classify(input, Self.tiny, in: "/nowhere/at/all") { $0.format = .csv }
    #expect(rows == classify(input, Spooling.Sizes()) { $0.format = .csv })
    #expect(rows.status == .done)
  }

  /// A disk without room.
  private final class FullSpool: Spool {
    func append(_ bytes: [UInt8]) throws(SpoolError) {
      throw SpoolError(name: "a temporary file in '/full'", reason: "No space left on device")
    }

    func read(from offset: Int, atMost count: Int) -> [UInt8] { [] }
  }

  private static let full = Spooling(tiny) { FullSpool() }
  private static let message =
    "touchstone: cannot write a temporary file in '/full': No space left on device\n"

  @Test func whereTheDiskIsFullTheReplayEndsBeforeTheSummary() throws {
    let input = LongRecording.text(40, resting: false)
    let whole = replay(input, .ndjson, Spooling.Sizes()).output
    let reporter = ReportFormat.ndjson.reporter(ReportOptions(spooling: Self.full))
    var (output, console) = (ReportOutput(reporter, isQuiet: false), Self.console(input))
    let replay = InputReplay(
      .standardInput, ReplayCommand.defaults.running, observing: Show.standard.observation)
    var scenes = SceneSource()
    let error = #expect(throws: CommandError.self) {
      try replay.run(&scenes, to: &output, console: &console)
    }
    let summary = try #require(whole.range(of: #"{"type":"summary""#))
    #expect(console.output == whole[..<summary.lowerBound])
    #expect(error?.rendered(command: nil) == Self.message)
    #expect(error?.exitStatus == .cannotWrite)
  }

  @Test func shortRecordingsNeedNoFile() {
    let input = LongRecording.text(200, resting: true)
    let sizes = Spooling.Sizes()
    #expect(replay(input, .json, sizes, in: "/nowhere/at/all").status == .done)
    #expect(classify(input, sizes, in: "/nowhere/at/all") { _ in }.status == .done)
  }
}
