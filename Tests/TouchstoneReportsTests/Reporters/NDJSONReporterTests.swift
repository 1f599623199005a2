import Testing
import TouchstoneReports

@testable import Touchstone

/// What a line says of each event (R66, for changes of state).
@Suite struct NDJSONReporterTests {
  private func line(
    _ event: ReplayEvent, labels: (TouchID) -> TouchLabel = TouchLabel.number(of:)
  ) -> String {
    Sample.text(.ndjson, .init(show: Show.all.subtracting(.gestures)), event, labels: labels)
  }

  private static let head = #"{"type":"transition","seq":1,"t":0.033,"recognizer":"#
  private static let place = #","touches":1,"location":{"x":160,"y":240}"#

  @Test(arguments: [
    (GestureKind.tap, GestureValues.tap(taps: 2), #""taps":2"#),
    (.longPress, .longPress(duration: .milliseconds(500)), #""duration":0.5"#),
    (
      .pan, .pan(translation: Vector2D(dx: 12.0004, dy: -0.0001), velocity: .zero),
      #""translation":{"x":12,"y":0},"velocity":{"x":0,"y":0}"#
    ),
    (.swipe, .swipe(direction: .up), #""direction":"up""#),
    (
      .pinch, .pinch(scale: 28.0 / 27, velocity: 0.7716049),
      #""scale":1.037037,"velocity":0.771605"#
    ),
    (.rotation, .rotation(rotation: -0.5, velocity: 2), #""rotation":-0.5,"velocity":2"#),
    (
      .screenEdgePan,
      .screenEdgePan(
        translation: Vector2D(dx: 20, dy: 0), velocity: Vector2D(dx: 100.1239, dy: 0), edge: .left),
      #""translation":{"x":20,"y":0},"velocity":{"x":100.124,"y":0},"edge":"left""#
    ),
  ])
  func printsTheValuesOfEachKind(kind: GestureKind, values: GestureValues, members: String) {
    let transition = Sample.transition(kind, at: 33, to: .ended, values: values)
    let subject = "\"\(kind.name)\",\"kind\":\"\(kind.name)\",\"view\":\"window\""
    #expect(
      line(.transition(transition)) == Self.head + subject + #","from":"possible","to":"ended""#
        + Self.place + "," + members + "}\n")
  }

  @Test func printsWhyATapFailed() {
    let reason = GestureReason.sample(.tooManyTouches, 2, limit: 1, .touches)
    let failure = Sample.transition(.tap, at: 33, to: .failed, touches: 2, reason: reason)
    #expect(
      line(.transition(failure)) == """
        {"type":"transition","seq":1,"t":0.033,"recognizer":"tap","kind":"tap","view":"window",\
        "from":"possible","to":"failed","touches":2,"location":{"x":160,"y":240},\
        "reason":{"code":"tooManyTouches","measured":2,"limit":1,"unit":"touches","margin":-1}}

        """)
  }

  @Test(arguments: [
    (
      GestureReason(.preventedBy, by: 2), #"{"code":"preventedBy","by":"pan"}"#
    ),
    (GestureReason(.touchCancelled), #"{"code":"touchCancelled"}"#),
    (
      .sample(.tooSlow, 0.8000004, limit: 0.5, .seconds),
      #"{"code":"tooSlow","measured":0.8,"limit":0.5,"unit":"s","margin":-0.3}"#
    ),
    (
      .sample(.movedTooFar, 45.0006, limit: 45.0002, .points),
      #"{"code":"movedTooFar","measured":45.001,"limit":45,"unit":"points","margin":0}"#
    ),
    (
      .sample(.turnedFarEnough, 5.25, limit: 5, .degrees),
      #"{"code":"turnedFarEnough","measured":5.25,"limit":5,"unit":"degrees","margin":0.25}"#
    ),
  ])
  func printsReasons(reason: GestureReason, expected: String) {
    let failure = Sample.transition(.tap, at: 33, to: .failed, reason: reason)
    #expect(line(.transition(failure)).hasSuffix(Self.place + ",\"reason\":" + expected + "}\n"))
  }

  @Test func printsTransforms() {
    let transform = AffineTransform2D(a: 0, b: 2, c: -2, d: 0, tx: 10.12345, ty: 1.0000004)
    let report = TransformReport(time: Sample.milliseconds(116), view: 1, transform: transform)
    #expect(
      line(.transform(report)) == """
        {"type":"transform","seq":1,"t":0.116,"view":"content",\
        "matrix":[0,2,-2,0,10.12345,1],"translation":{"x":10.123,"y":1},\
        "scale":{"x":2,"y":2},"rotation":1.570796}

        """)
  }

  @Test func printsTouches() {
    var report = TouchReport(
      time: .zero, id: TouchID(7), phase: .began, tapCount: 1, view: nil,
      location: Point2D(x: 1.5, y: -2),
      hitTest: [.init(view: 1, reason: .interaction), .init(view: 0, reason: .refused)])
    #expect(
      line(.touch(report)) == """
        {"type":"touch","t":0,"id":7,"phase":"began","tapCount":1,"view":null,\
        "location":{"x":1.5,"y":-2},"hitTest":[{"view":"content","skipped":"interaction"},\
        {"view":"window","skipped":"refused"}]}

        """)
    report.phase = .moved
    report.view = 0
    #expect(
      line(.touch(report), labels: { _ in .name("left \"1\"") }) == """
        {"type":"touch","t":0,"id":"left \\"1\\"","phase":"moved","tapCount":1,\
        "view":"window","location":{"x":1.5,"y":-2}}

        """)
  }

  @Test(arguments: [
    (DeliveryReport.Outcome.delivered, ""), (.held, #","held":true"#),
    (.dropped, #","dropped":true"#),
  ])
  func printsDeliveries(outcome: DeliveryReport.Outcome, flag: String) {
    var report = DeliveryReport(
      time: .zero, view: 1, phase: .cancelled, touches: [TouchID(1), TouchID(2)],
      outcome: outcome, chain: [.view(1), .view(0)], handler: .view(0))
    let head = #"{"type":"delivery","t":0,"view":"content","method":"touchesCancelled","#
    #expect(
      line(.delivery(report)) == head
        + #""touches":[1,2],"chain":["content","window"],"handler":"window""# + flag + "}\n")
    report.chain.append(.application)
    report.handler = nil
    #expect(
      line(.delivery(report)) == head
        + #""touches":[1,2],"chain":["content","window","application"],"handler":null"#
        + flag + "}\n")
  }

  @Test func printsActionsTimersAndResets() {
    let action = ActionReport(time: .zero, recognizer: 2, state: .changed)
    let timer = TimerReport(
      time: .zero, recognizer: 0,
      deadline: Deadline(time: Sample.milliseconds(350), kind: .maximumInterval), event: .armed)
    let reset = ResetReport(time: Sample.milliseconds(1), recognizer: 0)
    #expect(
      Sample.text(.ndjson, .init(show: .all), .action(action), .timer(timer), .reset(reset)) == """
        {"type":"action","t":0,"recognizer":"pan","state":"changed"}
        {"type":"timer","t":0,"recognizer":"tap","timer":"maximumInterval",\
        "event":"armed","deadline":0.35}
        {"type":"reset","t":0.001,"recognizer":"tap"}

        """)
  }

  @Test func framesTheEventsWithARecordingAndASummary() {
    let end = RecordingEnd(
      events: 31, firstTime: Sample.milliseconds(100), lastTime: Sample.milliseconds(500),
      repairs: [
        ReportedRepair(code: "sorted", path: "events[3]", message: "Moved before events[2]."),
        ReportedRepair(code: "skipped", line: 7, message: "Left out a line."),
      ])
    #expect(
      Sample.document(.ndjson, .init(), [], end) == """
        {"type":"recording","index":0,"name":"two fingers","source":"traces/pinch.json",\
        "format":"native","scene":"default","profile":"uikit"}
        {"type":"summary","index":0,"label":"none","gestures":[],"gestureCount":0,"events":31,"duration":0.4,\
        "repairs":[{"code":"sorted","path":"events[3]","message":"Moved before events[2]."},\
        {"code":"skipped","line":7,"message":"Left out a line."}],"hash":"ef46db3751d8e999"}

        """)
  }

  @Test func summarizesGestures() {
    let pan = GestureValues.pan(translation: Vector2D(dx: 12, dy: 0), velocity: .zero)
    let frames: [[ReplayEvent]] = [
      [.transition(Sample.transition(.pan, at: 100, to: .began, touches: 2, values: pan))],
      [.transition(Sample.transition(.tap, at: 700, to: .ended, values: .tap(taps: 1)))],
    ]
    let last = Sample.document(.ndjson, .init(), frames).split(separator: "\n").last
    #expect(
      last?.prefix { $0 != "]" } == """
        {"type":"summary","index":0,"label":"pan2+tap","gestures":[{"recognizer":"pan",\
        "kind":"pan","began":0.1,"state":"began","touches":2,"translation":{"x":12,"y":0}},\
        {"recognizer":"tap","kind":"tap","began":0.7,"ended":0.7,"state":"ended","touches":1,\
        "taps":1}
        """)
  }

  @Test func anErrorStandsInPlaceOfTheSummary() {
    var reporter = ReportStream(ReportFormat.ndjson.reporter(.init()))
    var bytes: [UInt8] = []
    reporter.begin(Sample.recording, into: &bytes)
    bytes.removeAll()
    let path = "events[12].touches[0].x"
    reporter.fail(.init(source: "a.json", path: path, message: "Not a number."), into: &bytes)
    reporter.end(.init(), into: &bytes)
    reporter.fail(.init(source: "b", line: 3, column: 9, message: "No value."), into: &bytes)
    reporter.finish(into: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"type":"error","source":"a.json","path":"events[12].touches[0].x",\
        "message":"Not a number."}
        {"type":"error","source":"b","line":3,"column":9,"message":"No value."}

        """)
  }
}
