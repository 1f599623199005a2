/// A variable of the environment that the program looks at, if it is set and not empty.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  case noColor = "NO_COLOR"
  case continuousIntegration = "CI"
  case fullReader = "TOUCHSTONE_FULL_READER"

  /// What it changes, in one sentence.
  package var meaning: String {
    switch self {
    case .noColor: "Text has no colours, unless --color always asks for them."
    case .continuousIntegration:
      "This is an automatic build: no results are written, and no questions are asked."
    case .fullReader: "All events are read the slow way, which gives the same."
    }
  }

  /// Its value; nil where it is not set or empty.
  var value: String? {
    System.environment(rawValue).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether it is set and not empty.
  var isSet: Bool { value != nil }
}
