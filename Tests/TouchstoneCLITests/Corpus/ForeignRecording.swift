/// A real recording of a foreign format, what people say that it shows, and the label that agrees.
struct ForeignRecording: Sendable {
  /// The path in the corpus.
  var path: String
  /// What it shows, in the words of who made it.
  var shows: String
  /// The labels of its recordings, as a pattern.
  var label: String
  var options: [String] = []

  private init(_ path: String, _ shows: String, _ label: String, _ options: [String] = []) {
    (self.path, self.shows, self.label, self.options) = (path, shows, label, options)
  }

  /// Gestures for which the scene `default` has no recognizer.
  static let scene = """
    {"format": "touchstone-scene", "version": 1,
     "views": {"id": "window", "multipleTouchEnabled": true},
     "recognizers": [
      {"id": "tap3", "type": "tap", "numberOfTouchesRequired": 3},
      {"id": "doubleTap3", "type": "tap", "numberOfTouchesRequired": 3, "numberOfTapsRequired": 2},
      {"id": "tripleTap3", "type": "tap", "numberOfTouchesRequired": 3, "numberOfTapsRequired": 3},
      {"id": "longPress2", "type": "longPress", "numberOfTouchesRequired": 2},
      {"id": "longPress3", "type": "longPress", "numberOfTouchesRequired": 3}],
     "policy": {"requireToFail": [
      ["tap3", "doubleTap3"], ["tap3", "tripleTap3"], ["doubleTap3", "tripleTap3"]]}}
    """
  private static let own = ["--scene", "own.json"]
  private static let pan = ["--only", "pan"]

  static let all =
    browser + [
      Self("wechat-miniprogram/tap.json", "tap", "tap"),
      Self(
        "w3c-actions/wda-valid-a.json",
        "tap; long press; two-finger tap; press with rising pressure; no touches",
        "tap longPress tap2 longPress none"),
      Self("rrweb-mobile/posthog-web-touchmove.json", "moves without start or end", "none"),
      Self("rrweb-mobile/rrweb_interaction_event.json", "one landing", "none"),
      Self("rrweb-mobile/rrweb_interaction_move_event.json", "one move", "none"),
      Self("flutter/scroll-pointerevents-logical.json", "scroll flings", "(swipe(Up|Down),?)+"),
      Self(
        "flutter/velocity-velocityEventData.json", "drags and flings",
        "((swipe(Up|Down)|pan),?)+"),
      Self("cdp/pinch-open.ndjson", "pinch open", "pinchOut"),
    ]
    + ["0", "2"].flatMap { number in
      [
        Self("droidbot/touch-\(number).json", "touch", "tap"),
        Self("droidbot/long_touch-\(number).json", "long touch", "longPress"),
        Self("droidbot/scroll-\(number).json", "scroll", "pan", pan),
      ]
    }
    + ["Fast", "Faster", "Slow"].flatMap { speed in
      (1...3).map { number in
        Self("android-velocity/SailfishFlingUp\(speed)\(number).json", "fling up", "swipeUp")
      }
    }
    + [Self("android-velocity/SwordfishFlingDown.json", "fling down", "swipeDown")]

  private static let browser: [Self] = [
    web("force-touch.recording", "presses, harder and harder", "(longPress,?)+"),
    web("one-finger-double-tap.ist", "double tap", "doubleTap"),
    web("press-and-hold.recording", "one long press", "longPress"),
    web("swipe-to-left.recording", "one swipe left", "swipeLeft"),
    web("tap-into-force-touch.recording", "tap, then a hard press; repeated", "tap,longPress.*"),
    web("tap.ist", "one-finger tap", "tap"),
    web("three-finger-double-tap.ist", "three-finger double tap", "doubleTap3", own),
    web(
      "three-finger-tap-into-force-touch.recording", "three-finger tap, then press; repeated",
      "tap3.*longPress3.*", own),
    web("three-finger-triple-tap.ist", "three-finger triple tap", "tripleTap3", own),
    web("two-finger-down-then-left.recording", "two-finger drag; repeated", "(pan2,?)+", pan),
    web(
      "two-finger-press-hold-to-increment.recording", "two-finger long press; repeated",
      "(longPress2,?)+", own),
    // It is called a swipe to the left; the fingers go 524 points to the right, in 0.98 s.
    web("two-finger-swipe-left.ist", "(two-finger swipe left)", "pan2.*"),
    web("two-finger-tap-count-tap.recording", "two-finger and one-finger taps", "(tap2?,?)+"),
    web("two-finger-tap.ist", "two-finger tap", "tap2"),
    web("up-then-down.recording", "drag up, then down; repeated", "(pan,?)+", pan),
  ]

  private static func web(
    _ name: String, _ shows: String, _ label: String, _ options: [String] = []
  ) -> Self {
    Self("web-touchevent/\(name).json", shows, label, options)
  }
}
