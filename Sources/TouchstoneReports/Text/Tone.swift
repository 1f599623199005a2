/// What a piece of text is to the eye; a colour on a terminal that shows colours.
package enum Tone {
  case plain
  case heading
  case recognized
  case cancelled
  case failed
  case quiet

  /// Text in this tone, or unchanged where there are no colours.
  package func apply(to text: String, inColor: Bool) -> String {
    guard inColor, let code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The parameter of the terminal's "select graphic rendition".
  private var code: String? {
    switch self {
    case .plain: nil
    case .heading: "1"
    case .recognized: "32"
    case .cancelled: "33"
    case .failed: "31"
    case .quiet: "2"
    }
  }
}
