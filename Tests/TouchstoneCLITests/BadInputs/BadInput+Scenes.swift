extension BadInput {
  /// Scenes inside traces.
  static let scenes = [
    BadInput(
      "an unknown recognizer type",
      #"""
      {"scene": {"views": {"id": "w"}, "recognizers": [{"id": "a", "type": "tab", "view": \#
      "w"}]}, "events": []}
      """#,
      #"""
      bad.json: scene.recognizers[0].type: unknown recognizer type 'tab'; did you mean 'tap'?
      {"type":"error","source":"bad.json","line":1,"path":"scene.recognizers[0].type",\#
      "message":"unknown recognizer type 'tab'; did you mean 'tap'?"}
      """#),
    BadInput(
      "an unknown view of a recognizer",
      #"""
      {"scene": {"views": {"id": "w"}, "recognizers": [{"id": "a", "type": "tap", "view": \#
      "v"}]}, "events": []}
      """#,
      #"""
      bad.json: scene.recognizers[0].view: unknown view 'v'; expected 'w'
      {"type":"error","source":"bad.json","line":1,"path":"scene.recognizers[0].view",\#
      "message":"unknown view 'v'; expected 'w'"}
      """#),
    BadInput(
      "an unknown recognizer in the policy",
      #"""
      {"scene": {"views": {"id": "w"}, "recognizers": [{"id": "pan", "type": "pan"}], \#
      "policy": {"requireToFail": [["pan", "pam"]]}}, "events": []}
      """#,
      #"""
      bad.json: scene.policy.requireToFail[0][1]: unknown recognizer 'pam'; did you mean 'pan'?
      {"type":"error","source":"bad.json","line":1,"path":"scene.policy.requireToFail[0][1]",\#
      "message":"unknown recognizer 'pam'; did you mean 'pan'?"}
      """#),
    BadInput(
      "a cycle",
      #"""
      {"scene": {"views": {"id": "w"}, "recognizers": [{"id": "a", "type": "tap"}, {"id": "b", \#
      "type": "tap"}], "policy": {"requireToFail": [["a", "b"], ["b", "a"]]}}, "events": []}
      """#,
      #"""
      bad.json: scene.policy.requireToFail[1]: failure requirements form a cycle: 'b' waits \#
      for 'a' waits for 'b'
      {"type":"error","source":"bad.json","line":1,"path":"scene.policy.requireToFail[1]",\#
      "message":"failure requirements form a cycle: 'b' waits for 'a' waits for 'b'"}
      """#),
    BadInput(
      "an unknown key", behind: .tap,
      #"""
      {"scene": {"views": {"id": "w"}, "recognizers": [{"id": "a", "type": "pan", \#
      "hysteresys": 5}]}, "events": []}
      """#,
      #"""
      bad.json:5: scene.recognizers[0].hysteresys: unknown property; did you mean 'hysteresis'?
      {"type":"error","source":"bad.json","line":5,"path":"scene.recognizers[0].hysteresys",\#
      "message":"unknown property; did you mean 'hysteresis'?"}
      """#),
    BadInput(
      "an unknown key of a scene",
      #"{"scene": {"views": {"id": "w"}, "gestures": []}, "events": []}"#,
      #"""
      bad.json: scene.gestures: unknown key; expected one of format, version, views, windows, \#
      recognizers, options, policy
      {"type":"error","source":"bad.json","line":1,"path":"scene.gestures","message":"unknown \#
      key; expected one of format, version, views, windows, recognizers, options, policy"}
      """#),
    BadInput(
      "a scene without views",
      #"{"scene": {"recognizers": []}, "events": []}"#,
      #"""
      bad.json: scene.views: missing; expected the window's object
      {"type":"error","source":"bad.json","line":1,"path":"scene.views","message":"missing; \#
      expected the window's object"}
      """#),
  ]

  /// What is no trace at all.
  static let shapes = [
    BadInput(
      "nothing",
      #""#,
      #"""
      bad.json: no recording in this input; expected a trace
      {"type":"error","source":"bad.json","line":1,"message":"no recording in this input; \#
      expected a trace"}
      """#),
    BadInput(
      "a list",
      #"[{"t": 1}]"#,
      #"""
      bad.json:1: expected a trace, found an array
      {"type":"error","source":"bad.json","line":1,"message":"expected a trace, found an array"}
      """#),
    BadInput(
      "an empty object",
      #"{}"#,
      #"""
      bad.json:1: expected a trace: an object with 'events', or events with 't'
      {"type":"error","source":"bad.json","line":1,"message":"expected a trace: an object with \#
      'events', or events with 't'"}
      """#),
    BadInput(
      "a scene",
      #"{"format": "touchstone-scene", "version": 1, "views": {"id": "window"}}"#,
      #"""
      bad.json:1: expected a trace, found 'touchstone-scene'
      {"type":"error","source":"bad.json","line":1,"message":"expected a trace, found \#
      'touchstone-scene'"}
      """#),
    BadInput(
      "a scene without its format",
      #"{"views": {"id": "window"}, "recognizers": []}"#,
      #"""
      bad.json:1: expected a trace, found a scene
      {"type":"error","source":"bad.json","line":1,"message":"expected a trace, found a scene"}
      """#),
    BadInput(
      "a report",
      #"""
      {"type":"recording","index":0,"name":null,"source":"a.json","format":"native",\#
      "scene":"default","profile":"uikit"}
      {"type":"summary","index":0}
      """#,
      #"""
      bad.json:1: expected a trace, found a line of a report
      {"type":"error","source":"bad.json","line":1,"message":"expected a trace, found a line \#
      of a report"}
      """#),
    BadInput(
      "a package file",
      #"{"name": "app", "version": "1.0.0", "scripts": {}}"#,
      #"""
      bad.json:1: expected a trace, found version '1.0.0' of something else
      {"type":"error","source":"bad.json","line":1,"message":"expected a trace, found \#
      version '1.0.0' of something else"}
      """#),
  ]
}
