import Testing
import TouchstoneReports

@testable import Touchstone

@Suite struct LineWriterReportsTests {
  private func line(_ event: ReplayEvent) -> String {
    Sample.text(.ndjson, .init(show: .all), event)
  }

  @Test(arguments: [
    (
      ViewReport.Change.center(Point2D(x: 120.0004, y: -0.0001)),
      #""center","value":{"x":120,"y":0}"#
    ),
    (
      .contentOffset(Point2D(x: 0, y: 80.12345)), #""contentOffset","value":{"x":0,"y":80.123}"#
    ),
    (
      .frame(Rect2D(x: 10.5, y: -2, width: 233.33333, height: 0)),
      #""frame","value":[10.5,-2,233.333,0]"#
    ),
    (
      .transform(AffineTransform2D(a: 1.1, b: 0, c: -0.0000001, d: 1.0 / 3, tx: 5, ty: -6)),
      #""transform","value":[1.1,0,0,0.333333,5,-6]"#
    ),
    (.hidden(true), #""hidden","value":true"#),
    (.hidden(false), #""hidden","value":false"#),
    (.userInteractionEnabled(true), #""userInteractionEnabled","value":true"#),
    (.userInteractionEnabled(false), #""userInteractionEnabled","value":false"#),
    (.order(2), #""order","value":2"#),
    (.string("say \"hi\"\n"), #""string","value":"say \"hi\"\n""#),
  ])
  func printsChangesOfViews(change: ViewReport.Change, members: String) {
    #expect(
      line(Sample.change(change, at: 116))
        == #"{"type":"view","t":0.116,"view":"content","property":"# + members + "}\n")
  }

  @Test(arguments: [
    (
      AnimatedValue.center(Point2D(x: 1, y: 2)), AnimatedValue.center(Point2D(x: 3.0005, y: 4)),
      #""center","event":"began","from":{"x":1,"y":2},"to":{"x":3.001,"y":4}"#
    ),
    (
      .contentOffset(.zero), .contentOffset(Point2D(x: 0, y: 480)),
      #""contentOffset","event":"began","from":{"x":0,"y":0},"to":{"x":0,"y":480}"#
    ),
    (
      .frame(Rect2D(x: 0, y: 0, width: 320, height: 480)),
      .frame(Rect2D(x: 250, y: 30.25, width: 279.5, height: 419.5)),
      #""frame","event":"began","from":[0,0,320,480],"to":[250,30.25,279.5,419.5]"#
    ),
    (
      .transform(.identity),
      .transform(AffineTransform2D(a: 1.2, b: 0, c: 0, d: 1.2, tx: 0, ty: 0)),
      #""transform","event":"began","from":[1,0,0,1,0,0],"to":[1.2,0,0,1.2,0,0]"#
    ),
  ])
  func printsAnimations(from: AnimatedValue, to: AnimatedValue, members: String) {
    #expect(
      line(Sample.animation(.began, from: from, to: to, at: 33))
        == #"{"type":"animation","t":0.033,"view":"content","property":"# + members
        + #","duration":0.15}"# + "\n")
  }

  @Test(arguments: [
    (AnimationReport.Event.began, "began"), (.finished, "finished"), (.dropped, "dropped"),
  ])
  func printsWhatHappensToAnAnimation(event: AnimationReport.Event, name: String) {
    let end = AnimatedValue.center(Point2D(x: 160, y: 240))
    #expect(
      line(Sample.animation(event, from: .center(.zero), to: end, over: .milliseconds(500)))
        == """
        {"type":"animation","t":0,"view":"content","property":"center","event":"\(name)",\
        "from":{"x":0,"y":0},"to":{"x":160,"y":240},"duration":0.5}

        """)
  }

  @Test func printsSystemEvents() {
    let chain: [Responder] = [.view(1), .controller(0), .view(0), .application]
    #expect(
      Sample.text(
        .ndjson, .init(show: .deliveries), Sample.event(.motion(.began), chain),
        Sample.event(
          .remoteControl(.play), [.view(1), .controller(0)], handler: .controller(0)),
        Sample.event(.interruption)) == """
          {"type":"event","t":0.25,"kind":"motion","subtype":"motionShake","phase":"began",\
          "chain":["content","CardController","window","application"],"handler":null}
          {"type":"event","t":0.25,"kind":"remoteControl","subtype":"remoteControlPlay",\
          "chain":["content","CardController"],"handler":"CardController"}
          {"type":"event","t":0.25,"kind":"interruption","chain":[],"handler":null}

          """)
  }

  @Test func deliveriesNameControllers() {
    let report = DeliveryReport(
      time: .zero, view: 1, phase: .began, touches: [TouchID(1)], outcome: .delivered,
      chain: [.view(1), .controller(0)], handler: .controller(0))
    #expect(
      line(.delivery(report)) == """
        {"type":"delivery","t":0,"view":"content","method":"touchesBegan","touches":[1],\
        "chain":["content","CardController"],"handler":"CardController"}

        """)
  }
}
