package import SafeJSON

/// What a piece of text is to the eye; a colour on a terminal that shows colours.
package enum Tone {
  case plain
  case heading
  case recognized
  case cancelled
  case failed
  case quiet

  /// Text in this tone, or unchanged where there are no colours.
  package func apply(to text: PlainText, inColor: Bool) -> PlainText {
    guard inColor, let code, !text.isEmpty else { return text }
    return text.styled(graphicRendition: code)
  }

  /// The parameter of the terminal's "select graphic rendition".
  private var code: StaticString? {
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
