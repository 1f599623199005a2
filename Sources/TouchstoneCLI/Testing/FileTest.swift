import SafeJSON
import TouchstoneChecks
import TouchstoneReports
import TouchstoneTraces

/// The test of one trace file: plays it as its golden was made, and compares.
struct FileTest {
  private let input: Input
  private let settings: TestSettings
  private let files: FileContents
  private let place: GoldenPlace
  private var file: TestedFile

  init(_ input: Input, _ settings: TestSettings, files: FileContents) {
    self.input = input
    self.settings = settings
    self.files = files
    place = GoldenPlace(ofTrace: input.path)
    file = TestedFile(input.path)
  }

  /// Tests the file. Scenes that were read are kept for the next one.
  mutating func run(_ scenes: inout SceneCache) -> TestedFile {
    do throws(Stop) {
      try test(&scenes)
    } catch {
      switch error {
      case .unreadable(let message): file = TestedFile(input.path, broken: message)
      case .interrupted: file.isInterrupted = true
      case .fatal(let error): file.failure = error
      }
    }
    return file
  }

  /// Why a test cannot go on.
  private enum Stop: Error {
    /// This file cannot be tested.
    case unreadable(String)
    /// SIGINT has come.
    case interrupted
    /// No file can.
    case fatal(CommandError)
  }

  private mutating func test(_ scenes: inout SceneCache) throws(Stop) {
    let golden = try self.golden()
    let options = try self.options(of: golden)
    file.options = options
    let show = options.shown
    let played = try play(options, show, &scenes)
    let isSame = golden?.holds(played.bytes) ?? false
    let expects = played.recordings.contains { $0.expect != nil }
    if golden == nil ? !expects : !isSame { try refuseSharedGolden() }
    if isSame, golden?.settings != nil, !expects, played.status == .done, !isEmpty(played) {
      // Nothing has to be looked at: most files of a large run end here.
      let count = played.recordings.count
      file.cases = (0..<count).map { TestedFile.Case(checked: checked($0, of: count)) }
      file.golden = .current
      return file.messages = []
    }
    let results = try self.results(played.bytes, in: input.path)
    var known: [ResultRecording]?
    var goldenFault: String?
    if let golden, !isSame {
      // What cannot be read is replaced when the result is accepted.
      known = results
      do throws(Stop) {
        known = try self.results(golden.body, in: place.path)
      } catch {
        guard case .unreadable(let message) = error else { throw error }
        goldenFault = message
      }
    }
    var expectations = ExpectedResults(
      played, isLenient: options.mayLackRecognizers, results: results)
    if expectations.needsTouches, !show.isSuperset(of: ExpectedResults.show) {
      let again = try play(options, show.union(ExpectedResults.show), &scenes)
      expectations.results = try self.results(again.bytes, in: input.path)
    }
    compare(results, with: known, of: played, hasGolden: golden != nil, expectations)
    file.golden = state(of: golden, isSame: isSame, expects: expects)
    if let goldenFault { file.breakGolden(goldenFault) }
    propose(played, options)
  }

  // MARK: What there is

  private func golden() throws(Stop) -> Golden? {
    guard files.size(place.path) != nil else { return nil }
    var bytes: [UInt8] = []
    do throws(InputError) {
      try files.read(place.path, &bytes)
    } catch {
      throw .unreadable(error.message)
    }
    do throws(ResultError) {
      return try Golden(bytes)
    } catch {
      throw .unreadable(error.rendered(source: place.path).text)
    }
  }

  private func options(of golden: Golden?) throws(Stop) -> GoldenOptions {
    guard let stated = golden?.settings else {
      var options = settings.options
      if options.show.isEmpty, let kinds = golden?.shownKinds { options.show = kinds }
      return options
    }
    do throws(UsageError) {
      return try GoldenOptions(stated, of: place).changed(by: settings.options)
    } catch {
      throw .unreadable("\(place.path):1: \(error.message)")
    }
  }

  /// Two traces would overwrite each other's golden.
  private func refuseSharedGolden() throws(Stop) {
    guard let other = place.traces.first(where: { $0 != input.path }) else { return }
    throw .unreadable("'\(place.path)' would be the golden of '\(other)' too; rename one of them")
  }

  private mutating func play(
    _ options: GoldenOptions, _ show: Show, _ scenes: inout SceneCache
  ) throws(Stop) -> PlayedFile {
    let console = FragmentConsole(settings.surroundings, files: files)
    let played: PlayedFile
    do throws(CommandError) {
      var source = try scene(options.running, &scenes, console)
      played = try PlayedFile(input, options.running, show: show, &source, console)
      scenes.keep(source, options.running)
    } catch {
      throw stop(error)
    }
    guard played.status != .interrupted else { throw .interrupted }
    file.messages = played.messages
    return played
  }

  /// The scenes for options; when the golden names one that cannot be read, the golden gets a note of it.
  private func scene(
    _ running: RunningOptions, _ scenes: inout SceneCache, _ console: FragmentConsole
  ) throws(CommandError) -> SceneSource {
    if settings.options.running.scene == nil { try refuseForeignScene(running.scene) }
    do throws(CommandError) {
      return try scenes.source(running, console)
    } catch {
      guard case .input(let error) = error, settings.options.running.scene == nil else {
        throw error
      }
      throw .broken("\(place.path):1: \(error.message)")
    }
  }

  /// A golden may come from anywhere: what it names is read only where it is a file that is tested too.
  private func refuseForeignScene(_ scene: String?) throws(CommandError) {
    guard let scene, SceneLoader.namesFile(scene), let kind = System.kind(of: scene) else { return }
    guard kind == .file else {
      throw .broken("\(place.path):1: the scene '\(scene)' is no regular file")
    }
    guard settings.isTested(scene) else {
      throw .broken(
        "\(place.path):1: the scene '\(scene)' is outside of the tested folder; test a folder that "
          + "has both, or name the scene with '--scene'")
    }
  }

  private func stop(_ error: CommandError) -> Stop {
    switch error {
    case .usage(let error): .unreadable("\(input.path): \(error.message)")
    case .broken(let message): .unreadable(message.text)
    case .input(let error): .unreadable(error.message)
    case .output, .fault: .fatal(error)
    }
  }

  private func results(_ bytes: [UInt8], in path: String) throws(Stop) -> [ResultRecording] {
    var reader = ResultReader(MemorySource(bytes))
    do throws(ResultError) {
      return try reader.all()
    } catch {
      throw .unreadable(error.rendered(source: path).text)
    }
  }

  // MARK: The comparison

  private mutating func compare(
    _ results: [ResultRecording], with known: [ResultRecording]?, of played: PlayedFile,
    hasGolden: Bool, _ expectations: ExpectedResults
  ) {
    let comparison = RecordingComparison(settings.tolerances)
    let count = max(results.count, known?.count ?? 0)
    for index in 0..<count {
      var tested = TestedFile.Case(checked: checked(index, of: count))
      let result = results.indices.contains(index) ? results[index] : ResultRecording()
      if let known {
        let before = known.indices.contains(index) ? known[index] : ResultRecording()
        tested.differences = comparison.differences(before, result)
      }
      let findings = expectations.findings(index, of: result)
      let recordings = played.recordings
      let isEmpty = recordings.indices.contains(index) && isEmpty(recordings[index])
      judge(&tested, result, findings, hasGolden: hasGolden, isEmpty: isEmpty)
      file.cases.append(tested)
    }
  }

  private func judge(
    _ tested: inout TestedFile.Case, _ result: ResultRecording,
    _ findings: ExpectedResults.Findings, hasGolden: Bool, isEmpty: Bool
  ) {
    var sentences = DifferenceText().sentences(tested.differences)
    switch findings {
    case .none where !hasGolden:
      tested.checked.outcome = .new
      sentences = ["nothing to compare it with: no 'expect' in it, and no '\(place.path)'"]
    case .none: break
    case .found(let found):
      tested.findings = found
      sentences += found
    case .broken(let error):
      tested.checked.outcome = .broken
      tested.checked.line = error.line
      tested.checked.column = error.column
      sentences = error.rendered(source: input.path).text.split(separator: "\n").map(String.init)
    }
    if let error = result.error, !hasGolden || !tested.differences.isEmpty {
      tested.checked.outcome = .broken
      tested.checked.line = error["line"]?.double.map { Int($0) }
      tested.checked.column = error["column"]?.double.map { Int($0) }
      let place = error["path"]?.text.map { "\($0): " } ?? ""
      sentences = [place + (error["message"]?.text ?? "it is broken")]
    }
    if isEmpty {
      let finding = "no touch in it; '--allow-empty' allows that"
      tested.findings.append(finding)
      sentences.append(finding)
    }
    if tested.checked.outcome == .passed, !sentences.isEmpty { tested.checked.outcome = .failed }
    tested.checked.message = sentences.first ?? ""
    tested.checked.details = Array(sentences.dropFirst())
  }

  /// Whether a recording shows nothing, and passing would say nothing.
  private func isEmpty(_ recording: PlayedFile.Recording) -> Bool {
    recording.isEmpty && !settings.allowsEmpty
  }

  private func isEmpty(_ played: PlayedFile) -> Bool { played.recordings.contains(where: isEmpty) }

  private func state(of golden: Golden?, isSame: Bool, expects: Bool) -> TestedFile.GoldenState {
    guard let golden else {
      if expects || file.cases.isEmpty { return .current }
      let isAllBroken = file.cases.allSatisfy { $0.checked.outcome == .broken }
      return isAllBroken ? .unknown : .missing
    }
    if file.cases.contains(where: { !$0.differences.isEmpty }) { return .outdated }
    return isSame && golden.settings != nil ? .current : .respelled
  }

  /// Keeps what the golden could be, for code that wants to see or take it.
  private mutating func propose(_ played: PlayedFile, _ options: GoldenOptions) {
    let isFine = file.cases.allSatisfy { $0.checked.outcome == .passed }
    if !isFine || file.golden == .respelled {
      let line = options.settings(of: place, currentFolder: settings.currentFolder).line
      file.proposal = line + played.bytes
    }
    // Repairs are part of the result; why a file was skipped is printed elsewhere.
    if isFine, !file.cases.isEmpty { file.messages = [] }
  }

  private func checked(_ index: Int, of count: Int) -> CheckedCase {
    let name = count > 1 ? "\(input.path) #\(index + 1)" : input.path
    return CheckedCase(name: name, path: input.path)
  }
}
