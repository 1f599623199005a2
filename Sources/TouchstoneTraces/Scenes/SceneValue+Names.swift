import SafeJSON
import Touchstone

extension SceneValue {
  /// Directions as a name, a list of names or UIKit's mask; at least one.
  func swipeDirection() throws(SceneError) -> SwipeDirection {
    let mask = try mask("direction", SwipeDirection.named.map { ("\($0)", $1.rawValue) })
    guard mask != 0 else { throw error(.unexpected(expected: "a direction", found: "none")) }
    return SwipeDirection(rawValue: mask)
  }

  /// Edges as a name, a list of names or UIKit's mask.
  func rectEdges() throws(SceneError) -> RectEdge {
    RectEdge(rawValue: try mask("edge", RectEdge.named.map { ("\($0)", $1.rawValue) }))
  }

  /// Types of touch as a list of names or of UIKit's numbers.
  func touchTypes() throws(SceneError) -> [TouchType] {
    var types: [TouchType] = []
    for element in try elements("a list of touch types") {
      types.append(try element.touchType())
    }
    return types
  }

  private func touchType() throws(SceneError) -> TouchType {
    if case .number = json {
      let number = try wholeNumber(0...3, "a touch type from 0 to 3")
      return TouchType.allCases[number]
    }
    return try choice("touch type", TouchType.allCases.map { ("\($0.name)", $0) })
  }

  private func mask(
    _ what: String, _ bits: [(name: String, value: UInt8)]
  ) throws(SceneError) -> UInt8 {
    switch json {
    case .string: return try choice(what, bits)
    case .number: return UInt8(try wholeNumber(0...15, "a mask from 0 to 15"))
    default: break
    }
    var mask: UInt8 = 0
    for element in try elements("a name, a list of names or a mask") {
      mask |= try element.choice(what, bits)
    }
    return mask
  }
}
