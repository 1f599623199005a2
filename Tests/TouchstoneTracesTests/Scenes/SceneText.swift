import SafeJSON
import Testing

@testable import TouchstoneTraces

/// Short ways to scenes and to the messages about them.
enum SceneText {
  static func json(_ text: String) throws -> JSONValue {
    try #require(JSONValue(text: text))
  }

  static func scene(_ text: String) throws -> SceneDescription {
    try SceneDescription(json: json(text))
  }

  /// A window `w` without a frame, with more keys.
  static func window(_ keys: String) throws -> SceneDescription {
    try scene(#"{"views": {"id": "w"\#(keys.isEmpty ? "" : ", \(keys)")}}"#)
  }

  /// A window `w` and recognizers, given as the inside of a list, with more keys of the scene.
  static func recognizers(_ list: String, _ keys: String = "") throws -> SceneDescription {
    try scene(
      #"{"views": {"id": "w"}, "recognizers": [\#(list)]\#(keys.isEmpty ? "" : ", \(keys)")}"#)
  }

  /// Three recognizers `a`, `b`, `c` with a policy.
  static func policy(_ keys: String) throws -> SceneDescription {
    try recognizers(
      #"{"id": "a", "type": "tap"}, {"id": "b", "type": "pan"}, {"id": "c", "type": "swipe"}"#,
      #""policy": {\#(keys)}"#)
  }

  /// The whole line about what is wrong; empty when nothing is.
  static func message(_ body: () throws -> SceneDescription) throws -> String {
    do {
      _ = try body()
      return ""
    } catch let error as SceneError {
      return error.rendered(after: "scene").text
    }
  }
}
