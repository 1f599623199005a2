package import Touchstone

/// A scene as it is written: every value typed, with names, not indices, for what refers to something
/// else. What is not written comes from the profile when the scene is resolved.
package struct SceneDescription: Equatable, Sendable {
  /// What a scene's `format` says.
  package static let format = "touchstone-scene"
  /// The version of the format that is read.
  package static let version = 1

  /// The views, each after its superview; those without one are the windows, and the first of
  /// all views is the first window.
  package var views: [ViewDescription] = []
  /// The recognizers in the order in which they were added.
  package var recognizers: [RecognizerDescription] = []
  /// The switches.
  package var options = SceneOptions()
  /// The profile that has all settings which the scene does not have.
  package var profile = GestureProfile.uikit
  /// How the recognizers get along.
  package var policy = PolicyDescription()
}
