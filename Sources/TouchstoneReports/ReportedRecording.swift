package import Touchstone

/// What a reporter gets about a recording before its first frame.
package struct ReportedRecording: Sendable {
  /// The recording's place in its source, from 0.
  package var index: Int
  /// The recording's own name, where it has one.
  package var name: String?
  /// Where it was read from: a path, or `-`.
  package var source: String
  /// The format it was read in.
  package var format: String
  /// The name of the scene, as the user or the recording gave it.
  package var sceneName: String
  /// The name of the profile that the thresholds come from.
  package var profile: String { scene.profile }
  /// The views and recognizers, whose names and kinds are printed.
  package var scene: TouchScene

  package init(
    index: Int = 0, name: String? = nil, source: String, format: String = "native",
    sceneName: String, scene: TouchScene
  ) {
    self.index = index
    self.name = name
    self.source = source
    self.format = format
    self.sceneName = sceneName
    self.scene = scene
  }
}
