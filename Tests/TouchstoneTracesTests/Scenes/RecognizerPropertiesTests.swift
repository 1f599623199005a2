import Testing
import Touchstone

@testable import TouchstoneTraces

/// A property written in JSON and what it sets.
private struct Row: Sendable {
  let name: String
  let json: String
  let set: @Sendable (inout RecognizerDefinition) -> Void

  init(
    _ name: String, _ json: String, _ set: @escaping @Sendable (inout RecognizerDefinition) -> Void
  ) {
    self.name = name
    self.json = json
    self.set = set
  }

  static func tap(
    _ name: String, _ json: String, _ set: @escaping @Sendable (inout TapSettings) -> Void
  )
    -> Row
  {
    Row(name, json) {
      var own = TapSettings()
      set(&own)
      $0.settings = .tap(own)
    }
  }

  static func press(
    _ name: String, _ json: String, _ set: @escaping @Sendable (inout LongPressSettings) -> Void
  ) -> Row {
    Row(name, json) {
      var own = LongPressSettings()
      set(&own)
      $0.settings = .longPress(own)
    }
  }

  static func pan(
    _ name: String, _ json: String, _ set: @escaping @Sendable (inout PanSettings) -> Void
  )
    -> Row
  {
    Row(name, json) {
      var own = PanSettings()
      set(&own)
      $0.settings = .pan(own)
    }
  }

  static func swipe(
    _ name: String, _ json: String, _ set: @escaping @Sendable (inout SwipeSettings) -> Void
  ) -> Row {
    Row(name, json) {
      var own = SwipeSettings()
      set(&own)
      $0.settings = .swipe(own)
    }
  }

  static func pinch(
    _ name: String, _ json: String, _ set: @escaping @Sendable (inout PinchSettings) -> Void
  ) -> Row {
    Row(name, json) {
      var own = PinchSettings()
      set(&own)
      $0.settings = .pinch(own)
    }
  }

  static func rotation(
    _ name: String, _ json: String, _ set: @escaping @Sendable (inout RotationSettings) -> Void
  ) -> Row {
    Row(name, json) {
      var own = RotationSettings()
      set(&own)
      $0.settings = .rotation(own)
    }
  }

  static func edge(
    _ name: String, _ json: String, _ set: @escaping @Sendable (inout ScreenEdgePanSettings) -> Void
  ) -> Row {
    Row(name, json) {
      var own = ScreenEdgePanSettings()
      set(&own)
      $0.settings = .screenEdgePan(own)
    }
  }
}

private let common: [Row] = [
  Row("isEnabled", "false") { $0.isEnabled = false },
  Row("cancelsTouchesInView", "false") { $0.cancelsTouchesInView = false },
  Row("delaysTouchesBegan", "true") { $0.delaysTouchesBegan = true },
  Row("delaysTouchesEnded", "false") { $0.delaysTouchesEnded = false },
  Row("allowedTouchTypes", #"["pencil", 0]"#) { $0.allowedTouchTypes = [.pencil, .direct] },
  Row("requiresExclusiveTouchType", "false") { $0.requiresExclusiveTouchType = false },
  Row("shouldBegin", "false") { $0.shouldBegin = .always(false) },
  Row("shouldBegin", #"{"inside": [1, 2, 3, 4]}"#) {
    $0.shouldBegin = .inside(Rect2D(x: 1, y: 2, width: 3, height: 4))
  },
  Row("shouldReceiveTouch", "true") { $0.shouldReceiveTouch = .always(true) },
  Row("shouldReceiveTouch", #"{"outside": [1, 2, 3, 4]}"#) {
    $0.shouldReceiveTouch = .outside(Rect2D(x: 1, y: 2, width: 3, height: 4))
  },
]

private func own(_ kind: GestureKind) -> [Row] {
  switch kind {
  case .tap:
    [
      .tap("numberOfTapsRequired", "2") { $0.numberOfTapsRequired = 2 },
      .tap("numberOfTouchesRequired", "3.0") { $0.numberOfTouchesRequired = 3 },
      .tap("allowableMovement", "0") { $0.allowableMovement = 0 },
      .tap("maximumDuration", "2") { $0.maximumDuration = .milliseconds(2000) },
      .tap("maximumTapDuration", "0.0625") {
        $0.maximumTapDuration = Interval(nanoseconds: 62_500_000)
      },
      .tap("maximumInterval", "0") { $0.maximumInterval = .zero },
    ]
  case .longPress:
    [
      .press("minimumPressDuration", "1.5") { $0.minimumPressDuration = .milliseconds(1500) },
      .press("allowableMovement", "12.5") { $0.allowableMovement = 12.5 },
      .press("numberOfTapsRequired", "0") { $0.numberOfTapsRequired = 0 },
      .press("numberOfTapsRequired", "1") { $0.numberOfTapsRequired = 1 },
      .press("numberOfTouchesRequired", "2") { $0.numberOfTouchesRequired = 2 },
      .press("maximumInterval", "1") { $0.maximumInterval = .milliseconds(1000) },
    ]
  case .pan:
    [
      .pan("minimumNumberOfTouches", "2") { $0.minimumNumberOfTouches = 2 },
      .pan("maximumNumberOfTouches", "2") { $0.maximumNumberOfTouches = 2 },
      .pan("hysteresis", "14") { $0.hysteresis = 14 },
      Row("shouldBegin", #"{"horizontal": true}"#) { $0.shouldBegin = .horizontal(true) },
    ]
  case .swipe:
    [
      .swipe("direction", #""left""#) { $0.direction = .left },
      .swipe("direction", #"["up", "down"]"#) { $0.direction = [.up, .down] },
      .swipe("direction", "9") { $0.direction = [.right, .down] },
      .swipe("numberOfTouchesRequired", "2") { $0.numberOfTouchesRequired = 2 },
      .swipe("maximumDuration", "1") { $0.maximumDuration = .milliseconds(1000) },
      .swipe("minimumPrimaryMovement", "60") { $0.minimumPrimaryMovement = 60 },
      .swipe("primaryDecay", "0.5") { $0.primaryDecay = 0.5 },
      .swipe("maximumSecondaryMovement", "70") { $0.maximumSecondaryMovement = 70 },
      .swipe("secondaryDecay", "0.25") { $0.secondaryDecay = 0.25 },
    ]
  case .pinch:
    [
      .pinch("hysteresis", "9") { $0.hysteresis = 9 },
      .pinch("dominanceRatio", "2") { $0.pair.dominanceRatio = 2 },
      .pinch("dominanceKeep", "0") { $0.pair.dominanceKeep = 0 },
    ]
  case .rotation:
    [
      .rotation("hysteresis", "3") { $0.hysteresis = 3 },
      .rotation("dominanceRatio", "2") { $0.pair.dominanceRatio = 2 },
      .rotation("dominanceKeep", "1") { $0.pair.dominanceKeep = 1 },
    ]
  case .screenEdgePan:
    [
      .edge("edges", #""left""#) { $0.edges = .left },
      .edge("edges", #"["top", "bottom"]"#) { $0.edges = [.top, .bottom] },
      .edge("edges", "15") { $0.edges = .all },
      .edge("edges", "0") { $0.edges = [] },
      .edge("edgeRegion", "20") { $0.edgeRegion = 20 },
      .edge("bottomEdgeRegion", "21") { $0.bottomEdgeRegion = 21 },
      .edge("hysteresis", "22") { $0.hysteresis = 22 },
      .edge("maximumAngle", "45") { $0.maximumAngle = 45 },
      .edge("minimumNumberOfTouches", "2") { $0.minimumNumberOfTouches = 2 },
      .edge("maximumNumberOfTouches", "2") { $0.maximumNumberOfTouches = 2 },
      Row("shouldBegin", #"{"horizontal": false}"#) { $0.shouldBegin = .horizontal(false) },
    ]
  // Only code can bring one.
  case .custom: []
  }
}

@Test(arguments: GestureKind.uikit)
func everyPropertyOfATypeCanBeWrittenAndReadBack(kind: GestureKind) throws {
  for row in common + own(kind) {
    let scene = try SceneText.recognizers(
      #"{"id": "r", "type": "\#(kind.name)", "\#(row.name)": \#(row.json)}"#)
    var expected = RecognizerDefinition(GestureSettings(kind), on: 0)
    row.set(&expected)
    #expect(scene.recognizers[0].definition == expected, "\(kind.name).\(row.name)")
  }
}

@Test(arguments: GestureKind.uikit)
func everyPropertyOfATypeCanBeSetFromTheCommandLine(kind: GestureKind) throws {
  let scene = try SceneText.recognizers(#"{"id": "r", "type": "\#(kind.name)"}"#)
  for row in common + own(kind) {
    var overrides = SceneOverrides()
    overrides.set = ["r.\(row.name)=\(row.json)"]
    var expected = RecognizerDefinition(GestureSettings(kind), on: 0)
    row.set(&expected)
    let found = try scene.applying(overrides).recognizers[0].definition
    #expect(found == expected, "\(kind.name).\(row.name)")
  }
}

@Test(arguments: GestureKind.uikit)
func theTableOfATypeHoldsNothingUntested(kind: GestureKind) {
  let references = ["view", "shouldRequireFailureOf", "shouldBeRequiredToFailBy"]
  let tested = Set(references + (common + own(kind)).map(\.name))
  let names = RecognizerProperties.all(of: kind).map(\.name)
  #expect(Set(names) == tested)
  #expect(names.count == tested.count)
}

private let tapProperties =
  "id, type, view, isEnabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, "
  + "allowedTouchTypes, requiresExclusiveTouchType, shouldBegin, shouldReceiveTouch, "
  + "shouldRequireFailureOf, shouldBeRequiredToFailBy, numberOfTapsRequired, "
  + "numberOfTouchesRequired, allowableMovement, maximumDuration, maximumTapDuration, "
  + "maximumInterval"

@Test(arguments: [
  (
    "tap", #""allowableMovment": 3"#,
    "allowableMovment: unknown property; did you mean 'allowableMovement'?"
  ),
  ("tap", #""hysteresis": 3"#, "hysteresis: unknown property; expected one of \(tapProperties)"),
  (
    "longPress", #""maximumTapInterval": 3"#,
    "maximumTapInterval: unknown property; did you mean 'maximumInterval'?"
  ),
  (
    "pan", #""minimumNumberofTouches": 2"#,
    "minimumNumberofTouches: unknown property; did you mean 'minimumNumberOfTouches'?"
  ),
  (
    "tap", #""numberOfTapsRequired": 0"#,
    "numberOfTapsRequired: expected a whole number of at least 1, found 0"
  ),
  (
    "tap", #""numberOfTapsRequired": 1.5"#,
    "numberOfTapsRequired: expected a whole number of at least 1, found 1.5"
  ),
  (
    "longPress", #""numberOfTapsRequired": -1"#,
    "numberOfTapsRequired: expected a whole number of at least 0, found -1"
  ),
  (
    "tap", #""maximumDuration": -1"#,
    "maximumDuration: expected a number of seconds of at least 0, found -1"
  ),
  (
    "tap", #""maximumDuration": 1e300"#,
    "maximumDuration: expected a number of seconds of at least 0, found 1e300"
  ),
  (
    "tap", #""maximumDuration": "2""#,
    "maximumDuration: expected a number of seconds of at least 0, found '2'"
  ),
  ("pan", #""hysteresis": -0.1"#, "hysteresis: expected a number of at least 0, found -0.1"),
  ("pinch", #""dominanceKeep": 1.1"#, "dominanceKeep: expected a number from 0 to 1, found 1.1"),
  ("pan", #""isEnabled": 0"#, "isEnabled: expected true or false, found 0"),
  ("swipe", #""direction": "lift""#, "direction: unknown direction 'lift'; did you mean 'left'?"),
  ("swipe", #""direction": 16"#, "direction: expected a mask from 0 to 15, found 16"),
  ("swipe", #""direction": 0"#, "direction: expected a direction, found none"),
  ("swipe", #""direction": []"#, "direction: expected a direction, found none"),
  (
    "swipe", #""direction": ["left", 1]"#,
    "direction[1]: expected one of right, left, up, down, found 1"
  ),
  (
    "swipe", #""direction": true"#,
    "direction: expected a name, a list of names or a mask, found true"
  ),
  (
    "screenEdgePan", #""edges": ["middle"]"#,
    "edges[0]: unknown edge 'middle'; expected one of top, left, bottom, right"
  ),
  (
    "tap", #""allowedTouchTypes": "direct""#,
    "allowedTouchTypes: expected a list of touch types, found 'direct'"
  ),
  (
    "tap", #""allowedTouchTypes": [4]"#,
    "allowedTouchTypes[0]: expected a touch type from 0 to 3, found 4"
  ),
  (
    "tap", #""allowedTouchTypes": [0, "pencill"]"#,
    "allowedTouchTypes[1]: unknown touch type 'pencill'; did you mean 'pencil'?"
  ),
  ("tap", #""shouldBegin": 1"#, "shouldBegin: expected true, false or a rule, found 1"),
  ("tap", #""shouldBegin": {}"#, "shouldBegin: expected one rule, found 0"),
  (
    "tap", #""shouldBegin": {"inside": [0, 0, 1, 1], "outside": [0, 0, 1, 1]}"#,
    "shouldBegin: expected one rule, found 2"
  ),
  (
    "tap", #""shouldBegin": {"horizontal": true}"#,
    "shouldBegin.horizontal: unknown rule; expected one of inside, outside"
  ),
  (
    "pan", #""shouldBegin": {"horizontal": 1}"#,
    "shouldBegin.horizontal: expected true or false, found 1"
  ),
  (
    "pan", #""shouldReceiveTouch": {"horizontal": true}"#,
    "shouldReceiveTouch.horizontal: unknown rule; expected one of inside, outside"
  ),
  (
    "pan", #""shouldBegin": {"inside": [0, 0, 1]}"#,
    "shouldBegin.inside: expected [x, y, width, height], found a list of 3"
  ),
  (
    "tap", #""shouldRequireFailureOf": "pan""#,
    "shouldRequireFailureOf: expected a list of ids, found 'pan'"
  ),
])
func refusesBrokenProperties(type: String, keys: String, message: String) throws {
  let found = try SceneText.message {
    try SceneText.recognizers(#"{"id": "r", "type": "\#(type)", \#(keys)}"#)
  }
  #expect(found == "scene: recognizers[0].\(message)")
}

@Test(arguments: [
  ("1", "recognizers[0]: expected a recognizer's object, found 1"),
  (#"{"type": "tap"}"#, "recognizers[0].id: missing; expected a name"),
  (#"{"id": "", "type": "tap"}"#, "recognizers[0].id: expected a name, found ''"),
  (#"{"id": "a"}"#, "recognizers[0].type: missing; expected a recognizer's type"),
  (
    #"{"id": "a", "type": "longpress"}"#,
    "recognizers[0].type: unknown recognizer type 'longpress'; did you mean 'longPress'?"
  ),
  (
    #"{"id": "a", "type": "hover"}"#,
    "recognizers[0].type: unknown recognizer type 'hover'; expected one of tap, longPress, pan, "
      + "swipe, pinch, rotation, screenEdgePan"
  ),
  (
    #"{"id": "a", "type": "tap"}, {"id": "a", "type": "pan"}"#,
    "recognizers[1].id: 'a' is already the id of recognizers[0]"
  ),
  (
    #"{"id": "a", "type": "pan", "minimumNumberOfTouches": 3, "maximumNumberOfTouches": 2}"#,
    "recognizers[0]: 'a' has minimumNumberOfTouches 3, more than its maximumNumberOfTouches 2"
  ),
])
func refusesBrokenRecognizers(list: String, message: String) throws {
  #expect(try SceneText.message { try SceneText.recognizers(list) } == "scene: \(message)")
}
