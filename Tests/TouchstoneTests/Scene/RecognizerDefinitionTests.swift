import Testing

@testable import Touchstone

/// What a recognizer is without further words (R25).
@Test func aRecognizerHasUIKitsDefaults() {
  let tap = RecognizerDefinition(GestureSettings(.tap), on: 0)
  #expect(tap.isEnabled && tap.cancelsTouchesInView && tap.delaysTouchesEnded)
  #expect(!tap.delaysTouchesBegan)
  #expect(tap.allowedTouchTypes == TouchType.allCases && tap.requiresExclusiveTouchType)
  #expect(tap.shouldBegin == .always(true) && tap.shouldReceiveTouch == .always(true))
}
