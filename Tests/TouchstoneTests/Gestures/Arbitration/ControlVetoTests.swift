import Testing

@testable import Touchstone

/// Controls keep their own gestures from the recognizers of the views above them (R32).
struct ControlVetoTests {
  /// Something that a control may veto: what to add above it, and what the finger does.
  private struct Case {
    let name: String
    let settings: GestureSettings
    let touches: Touches
  }

  private static let controls: [ViewKind] = [
    .button, .switch, .slider, .stepper, .segmented, .page,
  ]

  private static func swipe(_ direction: SwipeDirection) -> GestureSettings {
    var settings = SwipeSettings()
    settings.direction = direction
    return .swipe(settings)
  }

  private static func tap(_ taps: Int, _ fingers: Int) -> GestureSettings {
    var settings = TapSettings()
    (settings.numberOfTapsRequired, settings.numberOfTouchesRequired) = (taps, fingers)
    return .tap(settings)
  }

  private static func stroke(_ dx: Double, _ dy: Double) -> Touches {
    Touches().down(1, at: (160, 240)).at(0.1).move(1, by: (dx, dy)).at(0.2).up(1)
  }

  private static let cases = [
    Case(name: "tap", settings: tap(1, 1), touches: Touches().tap(at: (160, 240))),
    Case(
      name: "doubleTap", settings: tap(2, 1),
      touches: Touches().tap(at: (160, 240)).at(0.2).tap(at: (160, 240))),
    Case(
      name: "twoFingerTap", settings: tap(1, 2),
      touches: Touches().frame { $0.down(1, at: (150, 240)).down(2, at: (170, 240)) }.at(0.1)
        .frame { $0.up(1).up(2) }),
    Case(
      name: "press", settings: .longPress(LongPressSettings()),
      touches: Touches().tap(at: (160, 240), for: 0.7)),
    Case(name: "swipeLeft", settings: swipe(.left), touches: stroke(-60, 0)),
    Case(name: "swipeRight", settings: swipe(.right), touches: stroke(60, 0)),
    Case(name: "swipeUp", settings: swipe(.up), touches: stroke(0, -60)),
    Case(name: "swipeDown", settings: swipe(.down), touches: stroke(0, 60)),
    Case(name: "panAcross", settings: .pan(PanSettings()), touches: stroke(20, 19)),
    Case(name: "panDown", settings: .pan(PanSettings()), touches: stroke(20, 20)),
  ]

  /// What each kind vetoes.
  private func vetoed(_ kind: ViewKind) -> Set<String> {
    switch kind {
    case .button, .stepper, .segmented, .page: ["tap"]
    case .switch: ["tap", "panAcross"]
    case .slider: ["swipeLeft", "swipeRight"]
    case .view, .image, .label: []
    }
  }

  /// A control that fills the window, with a recognizer on it or on the window.
  private func play(
    _ kind: ViewKind, _ one: Case, on view: String = "window",
    _ configure: (inout RecognizerDefinition) -> Void = { _ in }
  ) throws -> Played {
    try SceneBuilder().view("control", (0, 0, 320, 480)) {
      $0.kind = kind
      $0.isMultipleTouchEnabled = true
    }
    .tap("it", on: view).recognizer("it") {
      $0.settings = one.settings
      configure(&$0)
    }
    .play(one.touches)
  }

  @Test(arguments: ViewKind.allCases)
  func eachKindVetoesItsOwnGesturesOnly(_ kind: ViewKind) throws {
    var vetoed: Set<String> = []
    for one in Self.cases {
      let played = try play(kind, one)
      if played.transitions.contains(where: { $0.reason?.code == .vetoedByControl }) {
        vetoed.insert(one.name)
        #expect(played.states(of: "it") == [.failed])
        #expect(!played.deliveries(to: "control").contains { $0.contains("cancelled") })
      } else {
        #expect(
          played.states(of: "it").first?.isRunning ?? false || played.states(of: "it") == [.ended])
      }
    }
    #expect(vetoed == self.vetoed(kind))
  }

  @Test(arguments: Self.controls)
  func aControlsOwnRecognizersAreNotVetoed(_ kind: ViewKind) throws {
    for one in Self.cases {
      #expect(try play(kind, one, on: "control").states(of: "it").contains(.ended), "\(one.name)")
    }
  }

  @Test(arguments: Self.controls)
  func whatLeavesTheTouchesToTheControlIsNotVetoed(_ kind: ViewKind) throws {
    for one in Self.cases {
      let played = try play(kind, one) { $0.cancelsTouchesInView = false }
      #expect(played.states(of: "it").contains(.ended), "\(one.name)")
    }
  }

  @Test func aViewInAControlDoesNotVeto() throws {
    let scene = SceneBuilder().view("button", (0, 0, 200, 200)) { $0.kind = .button }
      .view("badge", in: "button", (0, 0, 50, 50)).tap()
    #expect(try scene.play(Touches().tap(at: (10, 10))).states(of: "tap") == [.ended])
    #expect(try scene.play(Touches().tap(at: (100, 100))).states(of: "tap") == [.failed])
  }

  @Test func oneFingerOnAControlIsEnough() throws {
    // A pan of two fingers, one of them on a switch.
    let scene = SceneBuilder().view("switch", (0, 0, 100, 100)) { $0.kind = .switch }
      .pan { $0.minimumNumberOfTouches = 2 }
    let touches = Touches().frame { $0.down(1, at: (50, 50)).down(2, at: (250, 50)) }.at(0.1)
      .frame { $0.move(1, by: (20, 0)).move(2, by: (20, 0)) }
    #expect(
      try scene.play(touches, atEnd: .stop).verdicts == ["0.1 pan possible→failed vetoedByControl"])
  }

  @Test func aFingerThatItsControlRefusedIsNotAsked() throws {
    // Without multiple touch the second finger has no view; the first one is beside the control.
    let scene = SceneBuilder().view("button", (0, 0, 100, 100)) { $0.kind = .button }.tap()
    let touches = Touches().down(1, at: (50, 50)).at(0.1).cancel(1).at(0.2)
      .down(2, at: (50, 50)).at(0.3).up(2)
    #expect(
      try scene.play(touches).verdicts == [
        "0.1 tap possible→failed touchCancelled", "0.3 tap possible→failed vetoedByControl",
      ])
  }
}
