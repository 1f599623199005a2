import SafeJSON

extension JSONValue {
  private static let longestShown = 40

  /// What was found, for messages: what is short as it is written, anything else by its type.
  var words: String {
    switch self {
    case .bool(let value): "\(value)"
    case .string(let text) where text.utf8.count <= Self.longestShown: "'\(text)'"
    case .number(let number) where number.text.utf8.count <= Self.longestShown: number.text
    default: kindName
    }
  }
}
