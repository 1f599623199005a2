import Touchstone
import TouchstoneTraces

/// The options of every command that runs recordings.
struct RunningOptions: Equatable {
  /// When text is coloured.
  enum Coloring: String, OptionChoice {
    case auto, always, never

    var name: String { rawValue }
  }

  var scene: String?
  var overrides = SceneOverrides()
  var imports = ImportOptions()
  var isStrict = false
  var atEnd = AtEnd.drain
  var coloring = Coloring.auto
  var isQuiet = false

  static let table = OptionTable<RunningOptions>(
    operands: .none,
    [
      .value(
        "scene", placeholder: "NAME|FILE", suggestions: BundledScenes.names,
        help: "Views, recognizers and policy in place of those that traces bring.",
        into: \.scene),
      .choice(
        "profile",
        help: "The thresholds and rules that recognizers have where the scene says nothing.",
        into: \.overrides.profile),
      .list(
        "set", placeholder: "NAME=VALUE",
        help:
          "Changes a recognizer, as pan.hysteresis=14 (by id, or by kind for all of it), or an "
          + "option of the engine, as tie=later-added.",
        into: \.overrides.set),
      .list(
        "simultaneous", placeholder: "all|none|A,B,…",
        help: "Who may be recognized together, in place of the scene's policy; groups add up.",
        into: \.overrides.simultaneous),
      .list(
        "require-to-fail", placeholder: "A:B",
        help: "A waits until B has failed, besides the scene's policy.",
        into: \.overrides.requireToFail),
      .list(
        "only", placeholder: "A,B,…", help: "Takes all other recognizers out of the scene.",
        into: \.overrides.only),
      .choice(
        "from", placeholder: "FORMAT",
        help: "The format of recordings, in place of what their content tells.",
        into: \.imports.format),
      .choice(
        "ticks",
        help:
          "How long the steps of W3C actions take: w3c, all fingers wait for the longest; wda, each "
          + "goes by its own clock.",
        into: \.imports.ticks),
      .value(
        "step", placeholder: "TIME",
        help: "The time from one touch command to the next where none is recorded, as 16ms.",
        into: \.imports.step
      ) { (argument) throws(UsageError) in try argument.interval() },
      .choice(
        "at-end",
        help:
          "What a recording's end does to timers and fingers that are left: drain lets timers run "
          + "out and cancels the fingers, cancel cancels first, stop does neither.",
        into: \.atEnd),
      .flag(
        "strict",
        help:
          "Makes an error of everything that is mended otherwise; what is left out stays a warning.",
        into: \.isStrict),
      .choice("color", help: "When text is coloured.", into: \.coloring),
      .flag("quiet", "q", help: "Prints nothing on standard output.", into: \.isQuiet),
    ])

  /// Whether text for standard output is coloured.
  func usesColor(_ surroundings: Surroundings) -> Bool {
    switch coloring {
    case .auto: surroundings.isOutputTerminal && !surroundings.noColor
    case .always: true
    case .never: false
    }
  }
}

extension AtEnd: OptionChoice {}

extension GestureProfile: OptionChoice {
  static var allCases: [GestureProfile] { all }
}

extension TraceFormat: OptionChoice {}

extension ImportOptions.Ticks: OptionChoice {}
