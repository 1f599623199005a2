import Testing

/// A broken trace with everything that is said about it.
struct BadInput: Sendable, CustomTestStringConvertible {
  /// What comes before the broken part, in a stream.
  enum Opening: Sendable {
    /// Nothing: the text is the whole input.
    case nothing
    /// A tap that is complete; four lines.
    case tap
    /// A pan that has begun; three lines.
    case pan
  }

  static let all =
    grammar + ends + numbers + strings + touches + events + headers + scenes + shapes

  let name: String
  let opening: Opening
  /// The input as bytes.
  let bytes: [UInt8]
  /// All of standard error.
  let errors: String
  /// The last line of standard output.
  let line: String

  /// `text` holds a byte that is no UTF-8 as U+E000 plus the byte; `said` is standard error, and
  /// the error's line of machine output below it.
  init(_ name: String, behind opening: Opening = .nothing, _ text: String, _ said: String) {
    self.name = name
    self.opening = opening
    bytes = Array(opening.lines.utf8) + text.unicodeScalars.flatMap(Self.bytes)
    let lines = said.split(separator: "\n", omittingEmptySubsequences: false)
    errors = lines.dropLast().map { $0 + "\n" }.joined()
    line = lines.last.map { $0 + "\n" } ?? ""
  }

  var testDescription: String { name }

  private static func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar.value {
    case 0xE000...0xE0FF: [UInt8(scalar.value - 0xE000)]
    default: Array(String(scalar).utf8)
    }
  }
}

extension BadInput.Opening {
  fileprivate var lines: String {
    switch self {
    case .nothing: ""
    case .tap:
      """
      {"scene": "uikit"}
      {"t": 1, "touches": [{"id": 1, "phase": "began", "x": 10, "y": 20}]}
      {"t": 1.1, "touches": [{"id": 1, "phase": "ended", "x": 10, "y": 20}]}
      {"t": 2}

      """
    case .pan:
      """
      {"scene": "uikit"}
      {"t": 1, "touches": [{"id": 1, "phase": "began", "x": 10, "y": 20}]}
      {"t": 1.1, "touches": [{"id": 1, "phase": "moved", "x": 40, "y": 20}]}

      """
    }
  }

  /// Who was recognized before the broken part, and how: members of a line of machine output.
  var recognized: [String] {
    switch self {
    case .nothing: []
    case .tap: [#""recognizer":"tap","#, #""to":"ended""#]
    case .pan: [#""recognizer":"pan","#, #""to":"began""#]
    }
  }
}
