import Testing
import TouchstoneCLI

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("repaly", "replay"), ("repla", "replay"), ("replays", "replay"), ("rpelay", "replay"),
    ("tset", "test"), ("conver", "convert"),
  ])
  func forgivesOneSlip(typed: String, meant: String) {
    #expect(nearestName(to: typed, in: ["convert", "replay", "test"]) == meant)
  }

  @Test func allowsAThirdOfTheLetters() {
    #expect(nearestName(to: "clasify", in: ["classify"]) == "classify")
    #expect(nearestName(to: "calsify", in: ["classify"]) == "classify")
    #expect(nearestName(to: "dog", in: ["fit"]) == nil)
    #expect(nearestName(to: "", in: ["fit"]) == nil)
  }

  @Test func prefersTheFirstOfEquallyNearOnes() {
    #expect(nearestName(to: "tap", in: ["cap", "map"]) == "cap")
  }
}
