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
        help: "Views, recognizers and policy to use instead of those in the traces.",
        into: \.scene),
      .choice(
        "profile",
        help: "The thresholds and rules for everything that the scene does not set.",
        into: \.overrides.profile),
      .list(
        "set", placeholder: "NAME=VALUE",
        help:
          "Changes a recognizer, as pan.hysteresis=14 (by id, or by kind for all of that kind), "
          + "or an option of the engine, as tie=later-added.",
        into: \.overrides.set),
      .list(
        "simultaneous", placeholder: "all|none|A,B,…",
        help: "Which recognizers may recognize together, instead of the scene's policy; several "
          + "groups are added.",
        into: \.overrides.simultaneous),
      .list(
        "require-to-fail", placeholder: "A:B",
        help: "A waits until B has failed, in addition to the scene's policy.",
        into: \.overrides.requireToFail),
      .list(
        "only", placeholder: "A,B,…",
        help: "Removes all other recognizers from the scene.",
        into: \.overrides.only),
      .choice(
        "from", placeholder: "FORMAT",
        help: "The format of the recordings; by default it is recognized by their content.",
        into: \.imports.format),
      .choice(
        "ticks",
        help: "How long the steps of W3C actions take: with w3c all fingers wait for the longest, "
          + "with wda each has its own clock.",
        into: \.imports.ticks),
      .value(
        "step", placeholder: "TIME",
        help: "The time between two touch commands where none is recorded, as 16ms.",
        into: \.imports.step
      ) { (argument) throws(UsageError) in try argument.interval() },
      .choice(
        "at-end",
        help: "What to do at the end with pending timers and fingers still down: drain runs the "
          + "timers and cancels the fingers, cancel cancels the fingers first, stop does neither.",
        into: \.atEnd),
      .flag(
        "strict",
        help: "Treats repairs as errors; what is left out stays a warning.",
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
