import SafeJSON
import TouchstoneCLI

/// What a sample command for tests is asked to do.
struct SampleOptions: Equatable {
  /// Options that several commands share.
  struct Shared: Equatable {
    var scene: String?
    var only: [String] = []

    static let table = OptionTable<Shared>([
      .value("scene", placeholder: "NAME|FILE", help: "The scene to use.", into: \.scene),
      .commaList(
        "only", placeholder: "ID,…",
        help: "Takes the other recognizers out of the scene, whatever their views are.",
        into: \.only),
    ])
  }

  enum Format: String, OptionChoice {
    case text, ndjson, json
    var name: String { rawValue }
  }

  enum Show: String, OptionChoice {
    case transitions, transforms, touches
    var name: String { rawValue }
  }

  var paths: [String] = []
  var strict = false
  var loud = true
  var format = Format.text
  var jobs = 1
  var settings: [String] = []
  var show: [Show] = [.transitions, .transforms]
  var shared = Shared()

  static let table = OptionTable<SampleOptions>(
    operands: Operands("[PATH…|-]", placeholder: "PATH", count: 0...2, into: \.paths),
    [
      .choice("format", "f", help: "How transitions are printed.", into: \.format),
      .flag("strict", "s", help: "Refuses what would be repaired.", into: \.strict),
      .flag("quiet", "q", help: "Prints nothing.", into: \.loud, sets: false),
      .value("jobs", "j", placeholder: "N", help: "How many at once.", into: \.jobs) {
        argument throws(UsageError) in try argument.integer(in: 1...Int.max)
      },
      .list("set", placeholder: "ID.KNOB=VALUE", help: "Changes a setting.", into: \.settings),
      .commaList("show", placeholder: "KIND,…", help: "What is printed.", into: \.show),
    ]
  ).including(Shared.table, in: \.shared)

  /// What the table reads from arguments that it accepts.
  static func parsed(_ arguments: String...) throws(UsageError) -> SampleOptions {
    var options = SampleOptions()
    _ = try table.parse(arguments, into: &options)
    return options
  }

  /// The whole text for arguments that the table refuses; empty when it accepts them.
  static func refusal(of arguments: String...) -> String {
    var options = SampleOptions()
    do {
      _ = try table.parse(arguments, into: &options)
      return ""
    } catch {
      return error.rendered(command: "replay").text + "\n"
    }
  }
}
