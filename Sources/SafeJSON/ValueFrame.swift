/// What stands around bytes that are members without their object.
enum ValueFrame {
  case none
  /// The bytes begin with the opening brace.
  case closingBrace
  case bothBraces

  /// How many bytes stand around them.
  var count: Int {
    switch self {
    case .none: 0
    case .closingBrace: 1
    case .bothBraces: 2
    }
  }
}

/// Why bytes that the scanner has accepted do not become a value.
struct JSONRefusal: Error {
  var reason: String
}
