import SafeJSON
import TouchstoneChecks

/// A folder with everything that is needed to look at what failed: for each trace that did a folder
/// with the trace, its golden, what it gives now, how these differ, and why.
struct ArtifactFolder {
  private let path: String
  private let files: FileContents
  private let surroundings: Surroundings

  init(_ path: String, _ surroundings: Surroundings, files: FileContents) {
    self.path = path
    self.surroundings = surroundings
    self.files = files
  }

  /// Adds a file, unless all of it passed.
  func add(_ file: TestedFile) throws(OutputError) {
    guard file.cases.contains(where: { $0.checked.outcome != .passed }) else { return }
    let name = Self.name(of: file.path)
    let folder = path + "/" + name
    do throws(SystemError) {
      try System.makeFolder(name, below: path)
    } catch {
      throw .failed(name: "'\(folder)'", reason: error.reason)
    }
    let trace = PathText.name(of: file.path)
    let copied = OwnName(rawValue: trace) == nil ? trace : "trace-" + trace
    let place = { (name: OwnName) in "\(folder)/\(name.rawValue)" }
    try copy(file.path, to: "\(folder)/\(copied)")
    try copy(file.place.path, to: place(.expected))
    if !file.proposal.isEmpty { try AtomicFile.write(file.proposal, to: place(.actual)) }
    try AtomicFile.write(Self.text(of: file), to: place(.differences))
    try AtomicFile.write(explanation(of: file), to: place(.explanation))
  }

  /// The names of what is beside the copy of a trace.
  private enum OwnName: String {
    case expected = "expected.ndjson"
    case actual = "actual.ndjson"
    case differences = "differences.txt"
    case explanation = "explain.txt"
  }

  /// What each recognizer did, and why.
  private func explanation(of file: TestedFile) -> [UInt8] {
    var console = FragmentConsole(surroundings, files: files)
    var options = ExplainCommand.Options()
    options.paths = [file.path]
    options.running = file.options.running
    options.running.coloring = .never
    options.running.isQuiet = false
    do throws(CommandError) {
      _ = try ExplainCommand.run(options, console: &console)
    } catch {
      console.warn(error.rendered(command: nil))
    }
    var bytes = console.printed
    for message in console.messages { bytes.append(lines: message) }
    return bytes
  }

  /// A file's folder: its path without what leads out of the artifacts.
  static func name(of path: String) -> String {
    path.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
  }

  /// All that is wrong with all recordings of a file.
  private static func text(of file: TestedFile) -> [UInt8] {
    var bytes: [UInt8] = []
    for tested in file.cases where tested.checked.outcome != .passed {
      bytes.append(lines: "\(tested.checked.outcome.word) \(tested.checked.name)")
      for line in [tested.checked.message] + tested.checked.details {
        bytes.append(lines: "  \(line)")
      }
    }
    return bytes
  }

  private func copy(_ source: String, to target: String) throws(OutputError) {
    var bytes: [UInt8] = []
    do throws(InputError) {
      try files.read(source, &bytes)
    } catch {
      // There is no golden, or the trace cannot be read, which is what failed.
      return
    }
    try AtomicFile.write(bytes, to: target)
  }
}
