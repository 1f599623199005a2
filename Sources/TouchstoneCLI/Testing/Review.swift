import SafeJSON
import TouchstoneChecks

/// Shows results that wait for a decision one by one, and does what the answers say.
struct Review {
  /// What somebody decides.
  private enum Answer {
    case accept, reject, skip, quit, again

    init(_ line: String) {
      switch line {
      case "a", "accept": self = .accept
      case "r", "reject": self = .reject
      case "s", "skip": self = .skip
      case "q", "quit": self = .quit
      default: self = .again
      }
    }
  }

  /// Why a file cannot be shown.
  private struct Unreadable: Error {
    var message: PlainText
  }

  private static let question: PlainText = "(a)ccept, (r)eject, (s)kip, (q)uit? "
  /// How many differences are shown unless all are asked for.
  private static let mostDifferences = 20

  private let comparison: RecordingComparison
  private let isVerbose: Bool
  private let usesColor: Bool
  private var accepted = 0
  private var rejected = 0
  private var skipped = 0

  init(tolerances: Tolerances, isVerbose: Bool, usesColor: Bool) {
    comparison = RecordingComparison(tolerances)
    self.isVerbose = isVerbose
    self.usesColor = usesColor
  }

  /// Walks the results; where the input ends before them, the rest is skipped.
  mutating func run(
    _ places: [GoldenPlace], console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    var answers: LineInput
    do throws(InputError) {
      answers = LineInput(try console.open(.standardInput))
    } catch {
      throw .input(error)
    }
    var isOver = false
    var isComplete = true
    for (number, place) in places.enumerated() {
      guard !isOver, !console.isInterrupted else {
        skipped += 1
        continue
      }
      try console.print("\(number + 1) of \(places.count): \(place.pending)")
      let differences: PlainText
      do throws(Unreadable) {
        differences = try self.differences(place, console.fileContents)
      } catch {
        console.warn(error.message)
        (skipped, isComplete) = (skipped + 1, false)
        continue
      }
      try console.print(differences)
      isOver = try !decide(place, &answers, &console)
    }
    try console.print("\(accepted) accepted, \(rejected) rejected, \(skipped) skipped")
    if console.isInterrupted { return .interrupted }
    guard isComplete else { return .badInput }
    return skipped > 0 ? .different : .done
  }

  /// Asks until there is an answer, and does it; false when the rest is to be skipped.
  private mutating func decide(
    _ place: GoldenPlace, _ answers: inout LineInput, _ console: inout some Console
  ) throws(CommandError) -> Bool {
    while true {
      try console.print { $0.append(text: Self.question) }
      do throws(OutputError) {
        try console.flush()
      } catch {
        throw .output(error)
      }
      let line = answers.next()
      // At a terminal the input may end without a line break.
      if line == nil || !console.surroundings.isInputTerminal { try console.print("") }
      switch line.map({ Answer($0) }) ?? .quit {
      case .accept:
        try Self.attempt(place.path) { () throws(SystemError) in
          try System.rename(place.pending, to: place.path)
        }
        accepted += 1
        return true
      case .reject:
        try Self.attempt(place.pending) { () throws(SystemError) in
          try System.remove(place.pending)
        }
        rejected += 1
        return true
      case .skip:
        skipped += 1
        return true
      case .quit:
        skipped += 1
        return false
      case .again: break
      }
    }
  }

  private static func attempt(
    _ path: String, _ body: () throws(SystemError) -> Void
  ) throws(CommandError) {
    do throws(SystemError) {
      try body()
    } catch {
      throw .output(.failed(name: "'\(path)'", reason: error.reason))
    }
  }

  // MARK: What differs

  private func differences(
    _ place: GoldenPlace, _ files: FileContents
  ) throws(Unreadable) -> PlainText {
    let new = try results(place.pending, files)
    guard files.size(place.path) != nil else {
      return new.map { "  new: \(Self.label(of: $0))" }.joined(separator: "\n")
    }
    let old: [ResultRecording]
    do throws(Unreadable) {
      old = try results(place.path, files)
    } catch {
      return "  the golden cannot be read: \(error.message)"
    }
    var sentences: [String] = []
    for index in 0..<max(old.count, new.count) {
      let left = old.indices.contains(index) ? old[index] : ResultRecording()
      let right = new.indices.contains(index) ? new[index] : ResultRecording()
      sentences += DifferenceText().sentences(comparison.differences(left, right))
    }
    guard !sentences.isEmpty else { return "  nothing differs but how it was made or printed" }
    let shown = isVerbose ? sentences[...] : sentences.prefix(Self.mostDifferences)
    let rest = sentences.count - shown.count
    var lines: [PlainText] = shown.map { "  \($0)" }
    if rest > 0 { lines.append("  … and \(rest) more") }
    return lines.joined(separator: "\n")
  }

  private static func label(of recording: ResultRecording) -> String {
    recording.summary?["label"]?.text ?? recording.error?["message"]?.text ?? "no summary"
  }

  private func results(
    _ path: String, _ files: FileContents
  ) throws(Unreadable) -> [ResultRecording] {
    var bytes: [UInt8] = []
    do throws(InputError) {
      try files.read(path, &bytes)
    } catch {
      throw Unreadable(message: PlainText(error.message))
    }
    var reader = ResultReader(MemorySource(bytes))
    do throws(ResultError) {
      return try reader.all()
    } catch {
      throw Unreadable(message: error.rendered(source: path))
    }
  }
}

/// Lines of an input, as somebody types them.
struct LineInput {
  private var read: (inout [UInt8]) -> Int
  private var bytes: [UInt8] = []

  init(_ source: any ByteSource) {
    read = { bytes in (try? source.read(atMost: 1 << 10, into: &bytes)) ?? 0 }
  }

  /// The next line without its end; nil at the end of the input.
  mutating func next() -> String? {
    var end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    while end == nil, read(&bytes) > 0 { end = bytes.firstIndex(of: UInt8(ascii: "\n")) }
    guard let end else { return nil }
    defer { bytes.removeSubrange(...end) }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
