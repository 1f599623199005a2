import Touchstone

/// The longer texts that lines consist of apart from numbers and names.
enum LineText: Int, CaseIterable {
  case transition
  case transform
  case duration
  case limit
  case location
  case margin
  case measured
  case reason
  case rotation
  case scale
  case scales
  case taps
  case time
  case translation
  case unit
  case velocities
  case velocity
  case y

  /// The text. Where the case is known to the compiler, it is a constant.
  @inline(__always)
  var text: StaticString {
    switch self {
    case .transition: "{\"type\":\"transition\",\"seq\":"
    case .transform: "{\"type\":\"transform\",\"seq\":"
    case .duration: ",\"duration\":"
    case .limit: ",\"limit\":"
    case .location: ",\"location\":{\"x\":"
    case .margin: "\",\"margin\":"
    case .measured: ",\"measured\":"
    case .reason: ",\"reason\":{\"code\":\""
    case .rotation: ",\"rotation\":"
    case .scale: ",\"scale\":"
    case .scales: ",\"scale\":{\"x\":"
    case .taps: ",\"taps\":"
    case .time: ",\"t\":"
    case .translation: ",\"translation\":{\"x\":"
    case .unit: ",\"unit\":\""
    case .velocities: ",\"velocity\":{\"x\":"
    case .velocity: ",\"velocity\":"
    case .y: ",\"y\":"
    }
  }
}

/// How the texts of lines are numbered: those of `LineText` first.
enum LineTextNumber {
  private static let codes = LineText.allCases.count
  private static let units = codes + GestureReason.Code.allCases.count
  private static let table = units + GestureReason.Unit.allCases.count

  /// The name of a reason's rule.
  static func name(of code: GestureReason.Code) -> Int { codes + Int(code.rawValue) }
  /// The name of what a reason counts.
  static func name(of unit: GestureReason.Unit) -> Int { units + Int(unit.rawValue) }
  /// A text of a recording's table.
  static func inTable(_ number: Int) -> Int { table + number }
}
