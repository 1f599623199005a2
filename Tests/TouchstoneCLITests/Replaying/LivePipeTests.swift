import Foundation
import SafeJSON
import Synchronization
import Testing

@testable import TouchstoneCLI

/// A pipe that is fed line by line sees each answer before it writes the next line.
@Suite struct LivePipeTests {
  /// A console of two real pipes, as the process's own is.
  private struct PipeConsole: Console {
    let surroundings = Surroundings()
    let isInterrupted = false
    let input: Int32
    let output: OutputWriter

    /// Takes over the descriptors.
    init(input: Int32, output: Int32) {
      self.input = input
      self.output = OutputWriter(.owning(output), name: "standard output")
    }

    func open(_ input: Input) throws(InputError) -> FileSource {
      FileSource(.owning(self.input), flushing: output)
    }
    func write(_ bytes: [UInt8]) throws(OutputError) { try output.write(bytes) }
    func flush() throws(OutputError) { try output.flush() }
    func warn(_ text: PlainText) {}
  }

  /// Someone at the other ends, who writes a line and waits for lines.
  private struct Feeder {
    let input = Pipe()
    let output = Pipe()
    private var rest: [UInt8] = []

    func write(_ line: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    /// The next line; blocks until it is there, and is nil at the end.
    mutating func readLine() throws -> String? {
      while true {
        if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          defer { rest.removeFirst(end + 1) }
          return String(decoding: rest[..<end], as: UTF8.self)
        }
        // At most what is there: it does not wait for more.
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { return nil }
        rest += data
      }
    }

    /// Reads on until a line has a member.
    mutating func expect(_ member: String) throws {
      while let line = try readLine() {
        if line.contains(member) { return }
      }
      Issue.record("the output ended before \(member)")
    }
  }

  private func replay(
    _ arguments: [String], _ talk: (inout Feeder) throws -> Void
  ) throws -> TouchstoneCLI.ExitStatus {
    try run(["replay", "--format", "ndjson", "--scene", "uikit"] + arguments, talk)
  }

  private func run(
    _ arguments: [String], _ talk: (inout Feeder) throws -> Void
  ) throws -> TouchstoneCLI.ExitStatus {
    System.handleSignals()
    var feeder = Feeder()
    let input = dup(feeder.input.fileHandleForReading.fileDescriptor)
    let output = dup(feeder.output.fileHandleForWriting.fileDescriptor)
    try feeder.input.fileHandleForReading.close()
    try feeder.output.fileHandleForWriting.close()
    let status = Mutex<TouchstoneCLI.ExitStatus?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      var console = PipeConsole(input: input, output: output)
      let result = CommandLineTool.run(arguments: arguments, console: &console)
      status.withLock { $0 = result }
      done.signal()
    }
    thread.start()
    try talk(&feeder)
    try feeder.input.fileHandleForWriting.close()
    while try feeder.readLine() != nil {}
    done.wait()
    return try #require(status.withLock { $0 })
  }

  private func event(_ time: Double, _ phase: String, x: Double) -> String {
    #"{"t": \#(time), "touches": [{"id": 1, "phase": "\#(phase)", "x": \#(x), "y": 0}]}"#
  }

  @Test(.timeLimit(.minutes(1)))
  func everyEventIsAnsweredBeforeTheNextOneIsWritten() throws {
    let status = try replay(["--only", "pan"]) { feeder in
      try feeder.write(#"{"name": "live"}"#)
      try feeder.expect(#"{"type":"recording","index":0,"name":"live""#)
      try feeder.write(event(0, "began", x: 0))
      try feeder.write(event(0.1, "moved", x: 20))
      try feeder.expect(#""from":"possible","to":"began""#)
      for step in 2...9 {
        try feeder.write(event(Double(step) / 10, "moved", x: Double(step) * 20))
        try feeder.expect(#""t":0.\#(step),"recognizer":"pan","#)
      }
      try feeder.write(event(1, "ended", x: 180))
      try feeder.expect(#""from":"changed","to":"ended""#)
      try feeder.write(#"{"name": "next"}"#)
      try feeder.expect(#"{"type":"summary","index":0"#)
      try feeder.expect(#"{"type":"recording","index":1,"name":"next""#)
    }
    #expect(status == .done)
  }

  @Test(.timeLimit(.minutes(1)))
  func whatIsConvertedComesLineByLine() throws {
    let status = try run(["convert", "--to", "ndjson", "-"]) { feeder in
      try feeder.write(#"{"name": "live"}"#)
      try feeder.expect(#"{"format":"touchstone-trace","version":1,"name":"live"}"#)
      try feeder.write(event(0, "began", x: 0))
      try feeder.expect(#"{"t":0,"touches""#)
      try feeder.write(event(0.1, "ended", x: 0))
      try feeder.expect(#"{"t":0.1,"touches""#)
    }
    #expect(status == .done)
  }

  @Test(.timeLimit(.minutes(1)))
  func aDocumentIsAnsweredEventByEvent() throws {
    let status = try replay(["--only", "pan"]) { feeder in
      try feeder.write(#"{"name": "live", "events": ["#)
      try feeder.expect(#"{"type":"recording""#)
      try feeder.write(event(0, "began", x: 0) + ",")
      try feeder.write(event(0.1, "moved", x: 20) + ",")
      try feeder.expect(#""from":"possible","to":"began""#)
      try feeder.write(event(0.2, "ended", x: 20))
      try feeder.expect(#""from":"began","to":"ended""#)
      try feeder.write("]}")
      try feeder.expect(#"{"type":"summary","index":0"#)
    }
    #expect(status == .done)
  }

  @Test(.timeLimit(.minutes(1)))
  func rowsAreAnsweredWhenTheNextOneShowsThatTheFrameIsComplete() throws {
    let status = try replay(["--only", "pan"]) { feeder in
      try feeder.write(#"{"t": 0, "id": 1, "phase": "began", "x": 0, "y": 0}"#)
      try feeder.write(#"{"t": 1, "id": 1, "phase": "moved", "x": 20, "y": 0}"#)
      try feeder.write(#"{"t": 2, "id": 1, "phase": "moved", "x": 30, "y": 0}"#)
      try feeder.expect(#""t":1,"recognizer":"pan""#)
      try feeder.write(#"{"t": 3, "id": 1, "phase": "ended", "x": 30, "y": 0}"#)
      try feeder.expect(#""t":2,"recognizer":"pan""#)
    }
    #expect(status == .done)
  }

  /// As from `adb shell getevent -lt`.
  @Test(.timeLimit(.minutes(1)))
  func aKernelLogIsAnsweredReportByReport() throws {
    let status = try replay(["--only", "pan"]) { feeder in
      try feeder.write("[ 5.0] EV_ABS ABS_MT_TRACKING_ID 00000007")
      try feeder.write("[ 5.0] EV_ABS ABS_MT_POSITION_X 00000010")
      try feeder.write("[ 5.0] EV_ABS ABS_MT_POSITION_Y 00000010")
      try feeder.write("[ 5.0] EV_SYN SYN_REPORT 00000000")
      try feeder.expect(#"{"type":"recording""#)
      try feeder.write("[ 5.1] EV_ABS ABS_MT_POSITION_X 00000030")
      try feeder.write("[ 5.1] EV_SYN SYN_REPORT 00000000")
      try feeder.expect(#""from":"possible","to":"began""#)
      try feeder.write("[ 5.2] EV_ABS ABS_MT_TRACKING_ID ffffffff")
      try feeder.write("[ 5.2] EV_SYN SYN_REPORT 00000000")
      try feeder.expect(#""from":"began","to":"ended""#)
    }
    #expect(status == .done)
  }

  @Test(.timeLimit(.minutes(1)))
  func anErrorIsToldAtOnceAndTheNextRecordingGoesOn() throws {
    let status = try replay(["--only", "pan"]) { feeder in
      try feeder.write(#"{"t": 0}"#)
      try feeder.write(#"{"t": "later"}"#)
      try feeder.expect(#"{"type":"error","source":"-","line":2,"path":"t""#)
      try feeder.write(#"{"t": 1}"#)
      try feeder.write(#"{"name": "second"}"#)
      try feeder.expect(#"{"type":"recording","index":1,"name":"second""#)
    }
    #expect(status == .badInput)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["1", "4"], [[], ["--id-key", "id"]])
  func everyDocumentIsClassifiedBeforeTheNextOneIsWritten(jobs: String, more: [String]) throws {
    let arguments = ["classify", "-", "--format", "ndjson", "--jobs", jobs] + more
    let status = try run(arguments) { feeder in
      for index in 0..<4 {
        try feeder.write(Classified.tap)
        try feeder.expect(#""index":\#(index),"source":"-""#)
      }
      // Several at once are answered at once, too.
      try feeder.write(Classified.pan + "\n" + Classified.tap + "\n" + Classified.pan)
      for index in 4..<7 { try feeder.expect(#""index":\#(index),"source":"-""#) }
    }
    #expect(status == .done)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["1", "4"])
  func aPartIsClassifiedWhenTheNextOneBegins(jobs: String) throws {
    let arguments = ["classify", "-", "--format", "ndjson", "--split-idle", "1s", "--jobs", jobs]
    let status = try run(arguments) { feeder in
      for part in 0..<3 {
        try feeder.write(event(Double(4 * part), "began", x: 0))
        if part > 0 { try feeder.expect(#""index":0,"part":\#(part - 1),"source":"-""#) }
        try feeder.write(event(Double(4 * part) + 0.1, "ended", x: 0))
      }
    }
    #expect(status == .done)
  }
}
