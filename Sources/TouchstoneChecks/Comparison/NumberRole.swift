import SafeJSON
import Touchstone
import TouchstoneReports

/// What a number of a line is, which decides how two of them are compared.
enum NumberRole: Equatable {
  /// It counts something: numbers of touches, taps, ids.
  case count
  case field(ToleranceField)
  /// An angle in degrees, as reasons give it.
  case degrees

  /// The role of the number at the end of a path; `parent` is the object around it.
  init(path: [ValuePath], parent: JSONValue) {
    let keys = path.compactMap(\.key)
    guard let key = keys.last else {
      self = .count
      return
    }
    let isCoordinate = key == "x" || key == "y"
    let name = isCoordinate ? keys.dropLast().last : key
    switch name.flatMap({ OutputSchema.numbers[$0] }) {
    case .seconds: self = .field(.seconds)
    case .points: self = .field(.points)
    case .pointsPerSecond, .rate: self = .field(.velocity)
    case .scale: self = .field(.scale)
    case .radians: self = .field(.rotation)
    case .matrix, .property:
      self =
        isCoordinate ? .field(.points) : Self.role(ofEntry: path.last?.index, of: key, in: parent)
    case .measured:
      self = path.last?.index == nil ? Self.role(ofUnit: parent["unit"]?.text) : .count
    case .share, .tolerance: self = .count
    case nil: self = isCoordinate ? .field(.points) : .count
    }
  }

  private static func role(ofUnit name: String?) -> NumberRole {
    switch GestureReason.Unit.allCases.first(where: { "\($0.name)" == name }) {
    case .points: .field(.points)
    case .seconds: .field(.seconds)
    case .degrees: .degrees
    case .touches, nil: .count
    }
  }

  /// The role of an array's entry: of a matrix, or of a view's property.
  private static func role(
    ofEntry index: Int?, of key: String, in parent: JSONValue
  ) -> NumberRole {
    guard let index else { return .count }
    let isMatrix = key == "matrix" || parent["property"]?.text == "transform"
    return isMatrix && index < 4 ? .field(.matrix) : .field(.points)
  }
}

/// One step from a value to a value inside it.
enum ValuePath: Equatable, Sendable {
  case key(String)
  case index(Int)

  var key: String? {
    guard case .key(let key) = self else { return nil }
    return key
  }

  var index: Int? {
    guard case .index(let index) = self else { return nil }
    return index
  }

  /// The way as text: `gestures[0].location.x`.
  static func text(of path: [ValuePath]) -> String {
    var text = ""
    for step in path {
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
