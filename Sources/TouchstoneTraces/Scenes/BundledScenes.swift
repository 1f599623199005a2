import SafeJSON

/// The scenes that come with the program.
package enum BundledScenes {
  /// Their names; the first one is used when nothing is said.
  package static let names = scenes.map { $0.name }

  /// Their names, each with one line about what it is for, without a full stop.
  package static let summaries = scenes.map { (name: $0.name, summary: $0.summary) }

  /// The text of a bundled scene, laid out to be read and changed; nil when there is none of that
  /// name.
  package static func json(named name: String) -> String? {
    guard let scene = scenes.first(where: { $0.name == name }) else { return nil }
    return """
      {
        "format": "touchstone-scene",
        "version": 1,
        "views": {
          "id": "window",
          "multipleTouchEnabled": true,
          "subviews": [
            {"id": "content", "kind": "image", "behavior": "transform"}
          ]
        },
        "recognizers": [
      \(recognizers)
        ],
        "policy": \(scene.policy)
      }

      """
  }

  /// The error for a name that no bundled scene has, with the nearest one.
  package static func unknown(_ name: String) -> SceneError {
    SceneError(path: "", problem: .unknownName(what: "scene", name: name, names: names))
  }

  private static let scenes: [(name: String, summary: String, policy: String)] = [
    ("default", "tells gestures apart: what is used when nothing is said", classifying),
    ("uikit", "the same recognizers without a policy: what UIKit does by itself", "{}"),
    (
      "uikit-simultaneous", "the same recognizers, all of which may recognize together",
      #"{"simultaneous": "all"}"#
    ),
  ]

  private static let recognizers = """
        {"id": "tap", "type": "tap"},
        {"id": "doubleTap", "type": "tap", "numberOfTapsRequired": 2},
        {"id": "tap2", "type": "tap", "numberOfTouchesRequired": 2},
        {"id": "longPress", "type": "longPress"},
        {"id": "swipeRight", "type": "swipe", "direction": "right"},
        {"id": "swipeLeft", "type": "swipe", "direction": "left"},
        {"id": "swipeUp", "type": "swipe", "direction": "up"},
        {"id": "swipeDown", "type": "swipe", "direction": "down"},
        {"id": "swipeRight2", "type": "swipe", "direction": "right", "numberOfTouchesRequired": 2},
        {"id": "swipeLeft2", "type": "swipe", "direction": "left", "numberOfTouchesRequired": 2},
        {"id": "swipeUp2", "type": "swipe", "direction": "up", "numberOfTouchesRequired": 2},
        {"id": "swipeDown2", "type": "swipe", "direction": "down", "numberOfTouchesRequired": 2},
        {"id": "pan", "type": "pan"},
        {"id": "pinch", "type": "pinch"},
        {"id": "rotation", "type": "rotation"}
    """

  /// A drag, a pinch and a turn are one movement of the hand, and a pan must not hide a swipe.
  private static let classifying = """
    {
        "simultaneous": [
          ["pan", "pinch", "rotation"],
          ["pan", "swipeRight"], ["pan", "swipeLeft"], ["pan", "swipeUp"], ["pan", "swipeDown"],
          ["pan", "swipeRight2"], ["pan", "swipeLeft2"], ["pan", "swipeUp2"], ["pan", "swipeDown2"]
        ],
        "requireToFail": [["tap", "doubleTap"]]
      }
    """
}

extension SceneDescription {
  /// A scene that comes with the program.
  package init(bundled name: String) throws(SceneError) {
    guard let text = BundledScenes.json(named: name), let json = JSONValue(text: text) else {
      throw BundledScenes.unknown(name)
    }
    try self.init(json: json)
  }
}
