package import SafeJSON
package import Touchstone

/// What a reader gives at a time.
package enum TraceItem: Sendable {
  /// A recording begins.
  case began(RecordingHeader)
  /// A moment of it.
  case frame(Frame)
  /// Something was repaired.
  case repaired(Repair)
  /// It is complete.
  case ended
}

/// What is known of a recording before its first frame.
package struct RecordingHeader: Sendable {
  /// What the trace calls itself.
  package var name: String?
  /// The name of the scene: a bundled one, the file it came from, or `inline`.
  package var sceneName: String
  /// What is touched.
  package var scene: TouchScene
  /// The format in which it was recorded.
  package var format = TraceFormat.native.name
  /// What the trace says should come of it.
  package var expect: StatedExpectation?
  /// The members of a native trace, apart from its events, that stay when it is written again; of a
  /// foreign one, those that a native trace should have.
  package var kept: [JSONMember] = []
}

extension RecordingHeader {
  init(_ header: TraceHeader, sceneName: String, scene: TouchScene) {
    self.init(
      name: header.name, sceneName: sceneName, scene: scene, expect: header.expect,
      kept: header.kept)
  }
}
