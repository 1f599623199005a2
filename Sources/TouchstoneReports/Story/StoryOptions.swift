/// Which stories are printed, and how they look.
package struct StoryOptions: Sendable {
  /// The recognizers that are reported, by name; empty: all.
  package var recognizers: [String]
  /// The recording that is reported, by its place in its source; nil: all.
  package var recording: Int?
  /// Whether all points of the series are printed, in text.
  package var isVerbose: Bool
  /// Whether text is coloured with the codes of terminals.
  package var usesColor: Bool

  package init(
    recognizers: [String] = [], recording: Int? = nil, isVerbose: Bool = false,
    usesColor: Bool = false
  ) {
    self.recognizers = recognizers
    self.recording = recording
    self.isVerbose = isVerbose
    self.usesColor = usesColor
  }

  /// Whether a recognizer of this name is reported.
  func includes(_ name: String) -> Bool { recognizers.isEmpty || recognizers.contains(name) }
}

/// The forms in which stories are printed.
public enum StoryFormat: CaseIterable, Sendable {
  /// For people.
  case text
  /// One JSON object a line.
  case ndjson

  /// The name on the command line.
  package var name: StaticString {
    switch self {
    case .text: "text"
    case .ndjson: "ndjson"
    }
  }

  /// A reporter of this form.
  package func reporter(_ options: StoryOptions) -> any Reporter {
    switch self {
    case .text: StoryReporter(options, StoryText(options))
    case .ndjson: StoryReporter(options, StoryLines(options))
    }
  }
}
