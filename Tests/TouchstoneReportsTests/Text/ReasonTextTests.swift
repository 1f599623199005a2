import Testing
import TouchstoneReports

@testable import Touchstone

@Suite struct ReasonTextTests {
  private func sentence(
    _ code: GestureReason.Code, _ kind: GestureKind, _ value: Double? = nil, limit: Double = 0,
    _ unit: GestureReason.Unit = .points, by: Int? = nil
  ) -> String {
    let reason =
      value.map { GestureReason.sample(code, $0, limit: limit, unit, of: kind) }
      ?? GestureReason(code, by: by)
    return ReasonText.sentence(reason, kind: kind, name: { "number \($0)" })
  }

  @Test func tellsHowFarItStrayed() {
    #expect(
      sentence(.movedTooFar, .tap, 45.001, limit: 45)
        == "45.001 points from where it came down; 45 are allowed: 0.001 too far")
    #expect(
      sentence(.movedTooFar, .tap, 45.000002, limit: 45)
        == "45.000002 points from where it came down; 45 are allowed: 0.000002 too far")
    #expect(
      sentence(.movedSideways, .swipe, 25, limit: 20)
        == "strayed 25 points sideways; 20 are allowed: 5 too far")
    #expect(sentence(.wrongDirection, .swipe, -1) == "moved 1 point against the direction")
    #expect(
      sentence(.wrongDirection, .screenEdgePan, -12, limit: 10)
        == "moved 12 points outwards; 10 points inwards are needed")
    #expect(
      sentence(.outsideEdge, .screenEdgePan, 30, limit: 13)
        == "landed 30 points from the edge; 13 are allowed: 17 too far")
    #expect(sentence(.outsideEdge, .screenEdgePan) == "there is no edge to start from")
  }

  @Test func tellsHowLongItTook() {
    #expect(
      sentence(.tooSlow, .tap, 1.5, limit: 1.5, .seconds)
        == "still down after 1.5 s; 1.5 s are allowed")
    #expect(
      sentence(.tooSlow, .swipe, 0.75, limit: 0.5, .seconds)
        == "not done after 0.75 s; 0.5 s are allowed: 0.25 s too long")
    #expect(
      sentence(.intervalElapsed, .tap, 0.35, limit: 0.35, .seconds)
        == "no new tap within 0.35 s of the lift")
    #expect(
      sentence(.intervalElapsed, .tap, 0.5, limit: 0.25, .seconds)
        == "no new tap 0.5 s after the lift; 0.25 s are allowed: 0.25 s too long")
  }

  @Test func tellsWhatWasMissingAtTheLift() {
    #expect(
      sentence(.liftedEarly, .longPress, 0.31, limit: 0.5, .seconds)
        == "lifted after 0.31 s; 0.5 s are needed: 0.19 s short")
    #expect(
      sentence(.liftedEarly, .pan, 9, limit: 10)
        == "lifted after moving 9 points; 10 are needed: 1 short")
    #expect(
      sentence(.liftedEarly, .screenEdgePan, 1, limit: 10)
        == "lifted after moving 1 point inwards; 10 are needed: 9 short")
    #expect(
      sentence(.liftedEarly, .pinch, 5.5, limit: 8)
        == "lifted after moving 5.5 points closer or apart; 8 are needed: 2.5 short")
    #expect(
      sentence(.liftedEarly, .rotation, 4.25, limit: 5, .degrees)
        == "lifted after turning 4.25°; 5° are needed: 0.75° short")
  }

  @Test func countsFingers() {
    #expect(
      sentence(.tooManyTouches, .tap, 2, limit: 1, .touches) == "2 fingers; 1 is allowed")
    #expect(
      sentence(.tooFewTouches, .pinch, 1, limit: 2, .touches) == "1 finger; 2 are needed")
  }

  @Test func namesTheOther() {
    #expect(
      sentence(.preventedBy, .tap, by: 3) == "prevented by number 3, which was recognized first")
    #expect(
      sentence(.requirementRecognized, .tap, by: 3)
        == "waited for number 3 to fail, which was recognized")
    #expect(
      sentence(.deadlock, .tap, by: 3) == "waits for number 3 in a circle of recognizers")
  }

  @Test func tellsWhoTookTheGestureAway() {
    #expect(
      sentence(.shouldBeginRefused, .pan) == "its delegate did not let it begin")
    #expect(
      sentence(.vetoedByControl, .tap) == "the touched control keeps this gesture for itself")
    #expect(sentence(.touchCancelled, .pan) == "the system took a touch away")
    #expect(sentence(.disabled, .tap) == "the recognizer was switched off")
    #expect(sentence(.removed, .tap) == "the recognizer or its view was taken away")
  }

  @Test func tellsWhatWasEnough() {
    #expect(
      sentence(.tapped, .tap, 0.25, limit: 1.5, .seconds)
        == "lifted after 0.25 s; 1.5 s are allowed")
    #expect(
      sentence(.tapped, .tap, 44, limit: 45)
        == "44 points from where it came down; 45 are allowed")
    #expect(
      sentence(.heldLongEnough, .longPress, 0.5, limit: 0.5, .seconds)
        == "recognized after 0.5 s; 0.5 s are needed")
    #expect(
      sentence(.movedFarEnough, .swipe, 60, limit: 50.5)
        == "recognized after moving 60 points; 50.5 are needed")
    #expect(
      sentence(.turnedFarEnough, .rotation, 5.2, limit: 5, .degrees)
        == "recognized after turning 5.2°; 5° are needed")
  }

  @Test(arguments: GestureReason.Code.allCases)
  func everyCodeIsASentenceWithAndWithoutNumbers(code: GestureReason.Code) {
    for kind in GestureKind.uikit {
      #expect(sentence(code, kind).contains(" "))
      #expect(sentence(code, kind, 1, limit: 2).contains(" "))
    }
  }
}
