/// Lines of test, diff and validate.
extension OutputSchema {
  // MARK: Test and diff

  static let golden = [
    OutputMember(.version, .whole, "The version of the file's form."),
    OutputMember(.options, .array(.string), "The options that made the results, as words."),
  ]
  static let checkedCase =
    [
      OutputMember(.name, .string, "The path, and the recording's number behind the first."),
      OutputMember(.path, .string, "The path of the trace."),
      OutputMember(.outcome, .words(["passed", "failed", "new", "broken"]), "What came of it."),
    ] + place.dropLast() + [
      OutputMember(.message, .string, optional: true, "What is wrong."),
      OutputMember(.details, .array(.string), optional: true, "More about it."),
      OutputMember(.differences, .whole, optional: true, "How many differences there are."),
    ]

  private static let fields = OutputValue.array(
    .object([
      OutputMember(.path, .string, "The member of the line."),
      OutputMember(.left, .any, "Its value on the left, or as expected."),
      OutputMember(.right, .any, "Its value on the right, or as it is."),
      OutputMember(.tolerance, .number(.tolerance), optional: true, "What is allowed."),
      OutputMember(
        .relativeTolerance, .number(.tolerance), optional: true,
        "What is allowed, as a part of the value."),
    ]))
  static let difference = [
    OutputMember(.name, .string, "The recording."),
    OutputMember(
      .kind, .words(["removed", "added", "replaced", "changed", "reordered", "member"]),
      "How the sides differ."),
    OutputMember(.line, .string, optional: true, "The type of the lines."),
    OutputMember(.subject, .string, optional: true, "The recognizer, view or touch."),
    OutputMember(.left, .any, optional: true, "The line on the left, or as expected."),
    OutputMember(.right, .any, optional: true, "The line on the right, or as it is."),
    OutputMember(.of, .string, optional: true, "Whose member differs, if it is no line."),
    OutputMember(.fields, fields, optional: true, "The members that differ."),
    OutputMember(.message, .string, "The difference in words."),
  ]
  static let differences = [OutputMember(.count, .whole, "How many there are.")]

  // MARK: Expected results

  static let goldenPath = OutputMember(.path, .string, "The path of the results.")
  static let pending = [
    OutputMember(.golden, .string, optional: true, "The path that they are for."),
    OutputMember(
      .state, .words(["new", "changed"]), optional: true, "Whether there were results before."),
    OutputMember(.traces, .array(.string), optional: true, "The paths of the traces."),
  ]
  static let orphan = [
    OutputMember(.outcome, .words(["orphan", "deleted"]), "What became of the file.")
  ]

  // MARK: Validate

  static let finding =
    [
      OutputMember(.severity, .words(["error", "repair", "doubt"]), "How bad it is."),
      OutputMember(.code, .string, "What it is, as one word."), source, optionalIndex,
    ] + place + [OutputMember(.time, .number(.seconds), optional: true, "When."), wrong]

  static let totals = [
    total(.passed, "test: recordings that are as expected"),
    total(.failed, "test: recordings that are not"),
    total(.new, "test: recordings of which nothing is expected"),
    total(.broken, "test: recordings that cannot be read"),
    total(.orphans, "test: expected results without a trace"),
    total(.pending, "test: results that wait for a decision"),
    total(.inputs, "validate: inputs"), total(.recordings, "validate: recordings"),
    total(.errors, "validate: what cannot be read"),
    total(.repairs, "validate: what was repaired"), total(.doubts, "validate: what may be wrong"),
  ]

  private static func total(_ key: OutputKey, _ help: String) -> OutputMember {
    OutputMember(key, .whole, optional: true, "Of \(help).")
  }
}
