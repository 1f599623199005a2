import Foundation
import Testing
import TouchstoneReference
import TouchstoneReports

@testable import TouchstoneCLI

/// However an input is cut into pieces of work, the rows are those of reading it in one go.
@Suite struct ClassifyIdentityTests {
  /// What a run prints.
  private struct Result: Equatable {
    var output: String
    var errors: String
    var status: TouchstoneCLI.ExitStatus
  }

  /// Lines of which most are documents, and some are anything that a line can be.
  private static func input(seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    let isOrdered = random.happens(30)
    var bytes: [UInt8] = random.happens(10) ? [0xEF, 0xBB, 0xBF] : []
    let count = 1 + Int(random.next() % 40)
    for line in 0..<count {
      let isPlain = isOrdered || line == 0 && random.happens(80) || random.happens(70)
      bytes += Array((isPlain ? document(&random) : oddity(&random)).utf8)
      if line < count - 1 || random.happens(70) {
        bytes += random.happens(10) ? [0x0D, 0x0A] : [0x0A]
      }
    }
    return bytes
  }

  private static let log =
    #"[{"type":"touchstart","timeStamp":5,"changedTouches":[{"identifier":7,"clientX":1,"clientY":2}]},"#
    + #"{"type":"touchend","timeStamp":60,"changedTouches":[{"identifier":7,"clientX":1,"clientY":2}]}]"#

  private static func document(_ random: inout SplitMix64) -> String {
    let scene = random.pick(["", "", "", #""scene":"uikit","#, #""name":"n","#])
    let text = random.pick([Classified.tap, Classified.pan, Classified.tap])
    let late = random.happens(8) ? text.dropLast() + #","scene":"uikit"}"# : text[...]
    return late.hasPrefix(#"{"name""#) ? String(late) : "{" + scene + late.dropFirst()
  }

  private static func oddity(_ random: inout SplitMix64) -> String {
    let event = #"{"t":1,"touches":[{"id":1,"phase":"began","x":1,"y":1}]}"#
    let cut = Classified.pan.prefix(Int(random.next() % UInt64(Classified.pan.utf8.count)))
    return random.pick([
      "", "  \t", "\r", Classified.broken, String(cut), String(cut), event, event + "\n" + event,
      #"{"name":"a stream"}"# + "\n" + event, "[1]", "7", "}", "\u{FEFF}" + Classified.tap, "#!",
      Classified.pan.replacing(",{", with: ",\n {"), #"{"scene":"nowhere","events":[]}"#,
      #"{"events":[]}"#, #"{"events":7}"#, Classified.tap + Classified.tap,
      #"{"touches":[{"t":0,"id":1,"phase":"began","x":1,"y":2}]}"#,
      #"{"touches":[{"id":1,"phase":"began","x":1,"y":2}],"t":3}"#, #"{"version":9,"events":[]}"#,
      #"{"events":[{"t":0,"touches":[{"id":1,"phase":"moved","x":1,"y":2}]}]}"#,
      #"{"type":"summary"}"#, #"{"a":1}"#, Classified.tap.replacing("0.1", with: "-1"),
      #"{"t":2,"touches":[{"id":4,"phase":"ended","x":1,"y":1}]}"#, Self.log, Self.log,
      "[" + Self.log,
      String(Self.log.prefix(Int(random.next() % UInt64(Self.log.utf8.count)))),
      String(Self.log.dropFirst().dropLast()), Self.log.replacing(",{", with: ",\n {"),
      #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerDown"}]}]}"#,
    ])
  }

  private static func run(
    _ bytes: [UInt8], seed: UInt64, canRewind: Bool, jobs: Int, _ sizes: WorkSizes
  ) throws -> Result {
    var console = ChunkingTests.ChoppedConsole(bytes: bytes, seed: seed, canRewind: canRewind)
    var options = ClassifyCommand.defaults
    (options.paths, options.format, options.jobs, options.sizes) = (["in"], .ndjson, jobs, sizes)
    let status = try ClassifyCommand.run(options, console: &console)
    return Result(output: console.memory.output, errors: console.memory.errors, status: status)
  }

  @Test(arguments: UInt64(0)..<40)
  func chunksGiveTheRowsOfTheWhole(seed: UInt64) throws {
    let bytes = Self.input(seed: seed)
    var whole = Classified.small
    whole.chunk = 0
    var large = Classified.small
    large.chunk = 1500
    for canRewind in [true, false] {
      let expected = try Self.run(bytes, seed: seed, canRewind: canRewind, jobs: 1, whole)
      for (jobs, sizes) in [(1, Classified.small), (2, Classified.small), (3, large), (8, whole)] {
        let result = try Self.run(bytes, seed: seed, canRewind: canRewind, jobs: jobs, sizes)
        #expect(result == expected, "jobs \(jobs), can rewind: \(canRewind)")
      }
    }
    var console = MemoryConsole(binaryFiles: ["in": bytes])
    let status = try Classified.run(["in"], on: &console, jobs: 2)
    let small = Result(output: console.output, errors: console.errors, status: status)
    #expect(try small == Self.run(bytes, seed: seed, canRewind: true, jobs: 1, whole))
  }

  @Test func linesOfDocumentsAreWorkedOnInChunks() throws {
    // Forty lines of about 160 bytes, in chunks of 300: many units, all of them at once with a
    // broken one in the middle whose line is told.
    var lines = Array(repeating: Classified.tap, count: 40)
    lines[20] = Classified.broken
    let text = lines.joined(separator: "\n")
    for jobs in [1, 2, 8] {
      var console = MemoryConsole(files: ["a": text])
      let status = try Classified.run(on: &console, jobs: jobs, sizes: Classified.small)
      #expect(status == .badInput)
      let rows = console.output.split(separator: "\n")
      #expect(rows.count == 40)
      for (index, row) in rows.enumerated() {
        #expect(row.contains("\"index\":\(index),"))
        #expect(row.contains("\"type\":\"error\"") == (index == 20))
      }
      #expect(rows[20].contains("\"line\":21,\"column\":64"))
      #expect(console.errors.hasPrefix("a:21:64: unexpected character"))
    }
  }

  @Test(arguments: ClassificationFormat.allCases)
  func filesComeInTheOrderOfTheInputsForAnyNumberOfJobs(_ format: ClassificationFormat) throws {
    let folder = try TemporaryFolder()
    for number in 0..<90 {
      let text = [Classified.tap, Classified.pan, Classified.slip, Classified.broken][number % 4]
      try folder.write(text, to: "f\(number % 7)/r\(number).json")
    }
    var outputs: Set<String> = []
    for (jobs, sizes) in [(1, WorkSizes()), (2, .small), (8, WorkSizes()), (8, .small)] {
      var console = MemoryConsole()
      _ = try Classified.run([folder.path], on: &console, jobs: jobs, sizes: sizes) {
        $0.format = format
      }
      outputs.insert(console.output + console.errors)
    }
    #expect(outputs.count == 1)
  }
}

extension WorkSizes {
  /// Two files are a unit.
  fileprivate static let small = {
    var sizes = Classified.small
    sizes.fileBytes = 1 << 18
    return sizes
  }()
}
