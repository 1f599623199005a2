import TouchstoneChecks

/// A report that a test run is asked for, and where it goes.
package struct ReportTarget: Equatable, Sendable {
  /// The form of a report, by its word.
  package enum Form: String, OptionChoice {
    case junit, tap, github, markdown

    package var name: String { rawValue }

    /// A report that has no case yet.
    var report: any CheckReport {
      switch self {
      case .junit: JUnitReport()
      case .tap: TAPReport()
      case .github: GitHubAnnotations()
      case .markdown: MarkdownReport()
      }
    }
  }

  /// The form.
  package let form: Form
  /// The file; nil for standard output.
  package let path: String?

  package init(_ form: Form, path: String? = nil) {
    self.form = form
    self.path = path
  }

  /// The target that a word of the option stands for: `junit=FILE`, `tap`, `markdown=-`.
  init(_ word: String, in argument: OptionArgument) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String($0) } ?? ""
    guard let form = Form.named(name) else {
      throw .unknownChoice(option: argument.option, value: name, choices: Form.names)
    }
    let path = parts.count > 1 ? String(parts[1]) : "-"
    guard !path.isEmpty else { throw .conflict("'\(name)=' needs the name of a file") }
    if form == .github, parts.count > 1 {
      throw .conflict("'github' takes no file: its lines are for standard output")
    }
    self.init(form, path: path == "-" ? nil : path)
  }
}

extension ReportTarget {
  /// Why targets cannot be written at once; nil when they can.
  package static func conflict(in targets: [ReportTarget]) -> UsageError? {
    var seen: [ReportTarget] = []
    for target in targets {
      // Annotations are lines of their own: they go with anything.
      let isTaken = seen.contains {
        $0.path == target.path
          && ($0 == target || target.path != nil || ($0.form != .github && target.form != .github))
      }
      guard !isTaken else {
        let place = target.path.map { "'\($0)'" } ?? "standard output"
        return .conflict("'--report' writes to \(place) twice")
      }
      seen.append(target)
    }
    return nil
  }
}

extension OptionArgument {
  /// The value as reports and their files: `junit=FILE,tap=FILE,github,markdown=FILE`.
  package func reportTargets() throws(UsageError) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      targets.append(try ReportTarget(String(word), in: self))
    }
    return targets
  }
}

extension OptionEntry {
  /// The option `--report`, which adds up.
  package static func reports(into field: Field<[ReportTarget]>) -> Self {
    commaList(
      "report", placeholder: "FORM[=FILE],…", choices: ReportTarget.Form.names,
      help:
        "Also reports the run to other programs, in files or on standard output (-, or no FILE): "
        + "junit=FILE,tap=FILE,markdown=FILE, and github for annotations.",
      into: field
    ) { (argument) throws(UsageError) in try argument.reportTargets() }
  }
}
