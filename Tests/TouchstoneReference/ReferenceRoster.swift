package import Touchstone

/// The recognizers that are held to their reference: UIKit's defaults, and settings of more taps
/// and fingers.
package struct ReferenceRoster {
  /// Their names and references, in the order of the scene.
  package static let all: [(name: String, reference: any ReferenceRecognizer)] = [
    ("tap", ReferenceTap()), ("doubleTap", ReferenceTap(taps: 2)),
    ("twoFingerTap", ReferenceTap(touches: 2)), ("longPress", ReferenceLongPress()),
    ("twoFingerPress", ReferenceLongPress(touches: 2)), ("pan", ReferencePan()),
    ("twoFingerPan", ReferencePan(minimum: 2)), ("oneFingerPan", ReferencePan(maximum: 1)),
    ("pairPan", ReferencePan(minimum: 2, maximum: 2)),
    ("right", ReferenceSwipe(direction: .right)), ("left", ReferenceSwipe(direction: .left)),
    ("up", ReferenceSwipe(direction: .up)), ("down", ReferenceSwipe(direction: .down)),
    ("sideways", ReferenceSwipe(direction: [.left, .right])),
    ("twoFingerRight", ReferenceSwipe(direction: .right, touches: 2)),
    ("pinch", ReferencePinch()), ("rotation", ReferenceRotation()),
  ]

  /// One window without bounds with all of them, each free to recognize beside the others.
  package static func scene(coalesceHertz: Int = 0) -> TouchScene {
    var policy = Policy()
    policy.isAllSimultaneous = true
    var options = EngineOptions()
    options.coalesceHertz = coalesceHertz
    return TouchScene(
      views: [TouchView(superview: nil, frame: nil)], viewNames: ["view"],
      recognizers: all.map { RecognizerDefinition($0.reference.settings, on: 0) },
      recognizerNames: all.map { $0.name }, policy: policy, options: options)
  }
}
