import Testing

@testable import TouchstoneTraces

@Test func findsTheNameWithTheFewestErrors() {
  let names = ["pan", "pinch", "allowableMovement", "maximumInterval"]
  #expect(Nearest.name(to: "allowableMovment", among: names) == "allowableMovement")
  #expect(Nearest.name(to: "pam", among: names) == "pan")
  #expect(Nearest.name(to: "pinhc", among: names) == "pinch")
  #expect(Nearest.name(to: "MAXIMUMINTERVAL", among: names) == "maximumInterval")
}

@Test(arguments: [
  ("repaly", "replay"), ("repla", "replay"), ("replays", "replay"), ("rpelay", "replay"),
  ("Replay", "replay"), ("tset", "test"), ("conver", "convert"), ("calsify", "classify"),
])
func forgivesOneSlip(typed: String, meant: String) {
  #expect(Nearest.name(to: typed, among: ["convert", "replay", "test", "classify"]) == meant)
}

@Test func offersNothingWhenNothingIsNear() {
  #expect(Nearest.name(to: "swipe", among: ["pan", "pinch"]) == nil)
  #expect(Nearest.name(to: "pi", among: ["pinch"]) == nil)
  #expect(Nearest.name(to: "pan", among: []) == nil)
  #expect(Nearest.name(to: "dog", among: ["fit"]) == nil)
  #expect(Nearest.name(to: "", among: ["pan"]) == nil)
  #expect(Nearest.name(to: "a", among: ["b"]) == nil)
  #expect(Nearest.name(to: "", among: ["b"]) == nil)
}

@Test func theFirstOfEquallyNearNamesWins() {
  #expect(Nearest.name(to: "swipeX", among: ["swipeA", "swipeB"]) == "swipeA")
  #expect(Nearest.name(to: "swipeX", among: ["swipeB", "swipeA"]) == "swipeB")
}

@Test func aLongNameMayHaveAThirdOfItsLettersWrong() {
  #expect(Nearest.name(to: "hyxtxrxsis", among: ["hysteresis"]) == "hysteresis")
  #expect(Nearest.name(to: "hyxxxxesis", among: ["hysteresis"]) == nil)
}
