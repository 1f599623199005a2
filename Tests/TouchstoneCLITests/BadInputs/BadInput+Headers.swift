extension BadInput {
  /// What a trace says of itself.
  static let headers = [
    BadInput(
      "another format",
      #"{"format": "touchstone-scene", "events": []}"#,
      #"""
      bad.json: format: expected 'touchstone-trace', found 'touchstone-scene'
      {"type":"error","source":"bad.json","line":1,"path":"format","message":"expected \#
      'touchstone-trace', found 'touchstone-scene'"}
      """#),
    BadInput(
      "another format behind a tap", behind: .tap,
      #"{"format": "my-trace"}"#,
      #"""
      bad.json:5: format: expected 'touchstone-trace', found 'my-trace'
      {"type":"error","source":"bad.json","line":5,"path":"format","message":"expected \#
      'touchstone-trace', found 'my-trace'"}
      """#),
    BadInput(
      "a later version",
      #"{"version": 2, "events": []}"#,
      #"""
      bad.json: version: version 2 is not supported; this program reads version 1
      {"type":"error","source":"bad.json","line":1,"path":"version","message":"version 2 is \#
      not supported; this program reads version 1"}
      """#),
    BadInput(
      "a version with a fraction", behind: .tap,
      #"{"version": 1.5}"#,
      #"""
      bad.json:5: version: expected a whole number, found 1.5
      {"type":"error","source":"bad.json","line":5,"path":"version","message":"expected a \#
      whole number, found 1.5"}
      """#),
    BadInput(
      "an unknown time unit",
      #"{"timeUnit": "seconds", "events": []}"#,
      #"""
      bad.json: timeUnit: unknown time unit 'seconds'; expected one of s, ms, us, ns
      {"type":"error","source":"bad.json","line":1,"path":"timeUnit","message":"unknown time \#
      unit 'seconds'; expected one of s, ms, us, ns"}
      """#),
    BadInput(
      "unknown coordinates", behind: .tap,
      #"{"coordinates": "percent"}"#,
      #"""
      bad.json:5: coordinates: unknown kind of coordinates 'percent'; expected one of points, \#
      pixels, normalized
      {"type":"error","source":"bad.json","line":5,"path":"coordinates","message":"unknown \#
      kind of coordinates 'percent'; expected one of points, pixels, normalized"}
      """#),
    BadInput(
      "pixels without a scale",
      #"{"coordinates": "pixels", "events": []}"#,
      #"""
      bad.json: coordinates: 'pixels' need the device's scale; expected 'device' with 'scale'
      {"type":"error","source":"bad.json","line":1,"path":"coordinates","message":"'pixels' \#
      need the device's scale; expected 'device' with 'scale'"}
      """#),
    BadInput(
      "normalized coordinates without a size",
      #"{"coordinates": "normalized", "device": {"scale": 2}, "events": []}"#,
      #"""
      bad.json: coordinates: 'normalized' need the device's size; expected 'device' with \#
      'width' and 'height'
      {"type":"error","source":"bad.json","line":1,"path":"coordinates",\#
      "message":"'normalized' need the device's size; expected 'device' with 'width' and \#
      'height'"}
      """#),
    BadInput(
      "a device that is a string",
      #"{"device": "iPhone", "events": []}"#,
      #"""
      bad.json: device: expected an object, found 'iPhone'
      {"type":"error","source":"bad.json","line":1,"path":"device","message":"expected an \#
      object, found 'iPhone'"}
      """#),
    BadInput(
      "a device without height",
      #"{"device": {"width": 390}, "events": []}"#,
      #"""
      bad.json: device.height: missing; expected a number
      {"type":"error","source":"bad.json","line":1,"path":"device.height","message":"missing; \#
      expected a number"}
      """#),
    BadInput(
      "a device of no size",
      #"{"device": {"width": 0, "height": 844}, "events": []}"#,
      #"""
      bad.json: device.width: expected a number above 0, found 0
      {"type":"error","source":"bad.json","line":1,"path":"device.width","message":"expected a \#
      number above 0, found 0"}
      """#),
    BadInput(
      "a name that is a number",
      #"{"name": 7, "events": []}"#,
      #"""
      bad.json: name: expected a string, found 7
      {"type":"error","source":"bad.json","line":1,"path":"name","message":"expected a string, \#
      found 7"}
      """#),
    BadInput(
      "an unknown scene",
      #"{"scene": "photo", "events": []}"#,
      #"""
      bad.json: scene: unknown scene 'photo'; expected one of default, uikit, uikit-simultaneous
      {"type":"error","source":"bad.json","line":1,"path":"scene","message":"unknown scene \#
      'photo'; expected one of default, uikit, uikit-simultaneous"}
      """#),
    BadInput(
      "a misspelt scene", behind: .tap,
      #"{"scene": "defualt"}"#,
      #"""
      bad.json:5: scene: unknown scene 'defualt'; did you mean 'default'?
      {"type":"error","source":"bad.json","line":5,"path":"scene","message":"unknown scene \#
      'defualt'; did you mean 'default'?"}
      """#),
  ]
}
