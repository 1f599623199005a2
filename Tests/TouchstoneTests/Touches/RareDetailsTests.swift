import Testing

@testable import Touchstone

struct RareDetailsTests {
  @Test func detailsComeBackAsTheyWereGiven() {
    var sample = TouchSample(id: TouchID(1), phase: .moved, location: .zero)
    let bare = sample
    #expect(sample.details == TouchDetails() && !sample.rareDetails.isKnown)
    sample.details.force = 0.5
    sample.details.radius = 7
    #expect(sample.details.force == 0.5 && sample.details.radius == 7)
    #expect(sample != bare)
  }

  @Test func detailsThatSayNothingAreNone() {
    var sample = TouchSample(id: TouchID(1), phase: .moved, location: .zero)
    let bare = sample
    sample.details.force = 1
    sample.details = TouchDetails()
    #expect(sample == bare && !sample.rareDetails.isKnown)
  }
}
