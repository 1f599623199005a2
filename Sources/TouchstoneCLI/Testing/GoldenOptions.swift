import Touchstone
import TouchstoneChecks
import TouchstoneReports
import TouchstoneTraces

/// The options that decide what a golden holds.
struct GoldenOptions: Equatable {
  var running = RunningOptions()
  var show: [ShownKind] = []

  /// They are spelled as `replay` spells them.
  private static let table = OptionTable<GoldenOptions>([.show(into: \.show)])
    .including(RunningOptions.table, in: \.running)

  init() {}

  /// The options in a golden's first line; files are meant from the golden's folder.
  init(_ settings: GoldenSettings, of golden: GoldenPlace) throws(UsageError) {
    _ = try Self.table.parse(settings.options, into: &self)
    if let scene = running.scene, SceneLoader.namesFile(scene) {
      running.scene = PathText.joined(golden.folder, scene)
    }
  }

  /// The first line of a golden that is made with these.
  func settings(of golden: GoldenPlace, currentFolder: String) -> GoldenSettings {
    var words: [String] = []
    if let scene = running.scene {
      let name =
        SceneLoader.namesFile(scene)
        ? PathText.way(from: golden.folder, to: scene, in: currentFolder) : scene
      words += ["--scene", name]
    }
    let overrides = running.overrides
    if overrides.profile != .uikit { words += ["--profile", overrides.profile.name] }
    for (option, values) in [
      ("--set", overrides.set), ("--simultaneous", overrides.simultaneous),
      ("--require-to-fail", overrides.requireToFail), ("--only", overrides.only),
    ] {
      for value in values { words += [option, value] }
    }
    let (imports, usual) = (running.imports, ImportOptions())
    if let format = imports.format { words += ["--from", format.name] }
    if imports.ticks != usual.ticks { words += ["--ticks", imports.ticks.name] }
    if imports.step != usual.step {
      words += ["--step", Wording.number(imports.step.seconds * 1000, decimals: 6) + "ms"]
    }
    if running.atEnd != .drain { words += ["--at-end", running.atEnd.name.description] }
    if running.isStrict { words.append("--strict") }
    if !show.isEmpty { words += ["--show", show.map(\.name).joined(separator: ",")] }
    return GoldenSettings(options: words)
  }

  /// These options and those of the command line, which add to lists and win otherwise.
  func changed(by other: GoldenOptions) -> GoldenOptions {
    var merged = self
    let (mine, theirs) = (running, other.running)
    merged.running.scene = theirs.scene ?? mine.scene
    if theirs.overrides.profile != .uikit {
      merged.running.overrides.profile = theirs.overrides.profile
    }
    merged.running.overrides.set = Self.merged(
      mine.overrides.set, theirs.overrides.set
    ) { $0.prefix { $0 != "=" } }
    merged.running.overrides.requireToFail = Self.merged(
      mine.overrides.requireToFail, theirs.overrides.requireToFail
    ) { $0[...] }
    if !theirs.overrides.simultaneous.isEmpty {
      merged.running.overrides.simultaneous = theirs.overrides.simultaneous
    }
    if !theirs.overrides.only.isEmpty { merged.running.overrides.only = theirs.overrides.only }
    let usual = ImportOptions()
    merged.running.imports.format = theirs.imports.format ?? mine.imports.format
    if theirs.imports.ticks != usual.ticks { merged.running.imports.ticks = theirs.imports.ticks }
    if theirs.imports.step != usual.step { merged.running.imports.step = theirs.imports.step }
    if theirs.atEnd != .drain { merged.running.atEnd = theirs.atEnd }
    merged.running.isStrict = mine.isStrict || theirs.isStrict
    if !other.show.isEmpty { merged.show = other.show }
    return merged
  }

  /// The values of both, each name once, with its last value.
  private static func merged(
    _ mine: [String], _ theirs: [String], _ name: (String) -> Substring
  ) -> [String] {
    let all = mine + theirs
    return all.indices.filter { index in
      !all[(index + 1)...].contains { name($0) == name(all[index]) }
    }.map { all[$0] }
  }

  /// The kinds of event that are printed.
  var shown: Show { ShownKind.union(of: show) }

  /// Whether what a trace expects of a recognizer may be about one that the scene has not.
  var mayLackRecognizers: Bool { running.scene != nil || !running.overrides.only.isEmpty }
}
