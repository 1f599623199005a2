package import Touchstone

/// What a touch is called in output: as its recording calls it.
package enum TouchLabel: Equatable, Sendable {
  /// The recording numbers its touches.
  case number(Int64)
  /// The recording gives them names.
  case name(String)

  /// The label in a recording that numbers its touches.
  package static func number(of touch: TouchID) -> TouchLabel { .number(touch.rawValue) }
}
