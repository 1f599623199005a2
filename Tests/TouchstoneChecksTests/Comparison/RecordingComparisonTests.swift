import SafeJSON
import Testing

@testable import TouchstoneChecks

/// What two results differ in.
@Suite struct RecordingComparisonTests {
  private static let began = ResultText.transition("pan", "possible>began", at: "0.1")
  private static let early = ResultText.transition(
    "pan", "began>changed", at: "0.2", #","translation":{"x":5,"y":0}"#)
  private static let late = ResultText.transition(
    "pan", "changed>changed", at: "0.3", #","translation":{"x":9,"y":0}"#)
  private static let ended = ResultText.transition("pan", "changed>ended", at: "0.4")

  private static func sentences(
    _ left: [String], _ right: [String], _ tolerances: Tolerances = Tolerances()
  ) throws -> [String] {
    let left = try ResultText.recordings(left.joined(separator: "\n"))
    let right = try ResultText.recordings(right.joined(separator: "\n"))
    return RecordingComparison(tolerances)
      .differences(left.first ?? ResultRecording(), right.first ?? ResultRecording())
      .map { DifferenceText().sentence($0) }
  }

  @Test func theSameHasNoDifferences() throws {
    let lines = [Self.began, Self.early, Self.late, Self.ended]
    #expect(try Self.sentences(lines, lines) == [])
  }

  private static func event(_ kind: String, _ members: String) -> String {
    #"{"type":"event","t":2,"kind":"\#(kind)","subtype":\#(members),"chain":[],"handler":null}"#
  }

  @Test func anotherButtonIsADifference() throws {
    let play = Self.event("remoteControl", #""remoteControlPlay""#)
    let stop = Self.event("remoteControl", #""remoteControlStop""#)
    #expect(
      try Self.sentences([play], [stop]) == [
        "was: a remoteControl event (remoteControlPlay) at 2; "
          + "now: a remoteControl event (remoteControlStop) at 2"
      ])
  }

  @Test func anotherEndOfAShakeIsADifference() throws {
    let ended = Self.event("motion", #""motionShake","phase":"ended""#)
    let cancelled = Self.event("motion", #""motionShake","phase":"cancelled""#)
    #expect(
      try Self.sentences([ended], [cancelled]) == [
        "was: a motion event (motionShake ended) at 2; "
          + "now: a motion event (motionShake cancelled) at 2"
      ])
  }

  @Test func aMissingLineLeavesTheOthersAlone() throws {
    let all = [Self.began, Self.early, Self.late, Self.ended]
    let some = [Self.began, Self.early, Self.ended]
    #expect(try Self.sentences(all, some) == ["was: pan changed at 0.3; now: nothing of it"])
    #expect(try Self.sentences(some, all) == ["was: nothing of it; now: pan changed at 0.3"])
  }

  @Test func anotherStateIsToldWithTheReasonsOfBothSides() throws {
    let recognized = ResultText.transition("swipe", "possible>ended", at: "0.083")
    let failed = ResultText.transition(
      "swipe", "possible>failed", at: "0.067",
      #","reason":{"code":"liftedEarly","measured":44.9,"limit":46.9,"unit":"points","margin":-2}"#)
    #expect(
      try Self.sentences([recognized], [failed]) == [
        "was: swipe recognized at 0.083; now: swipe failed at 0.067: 44.9 < 46.9 points "
          + "(lifted too early)"
      ])
  }

  @Test func numbersAreToldByTheirMembers() throws {
    let moved = ResultText.transition(
      "pan", "began>changed", at: "0.2", #","translation":{"x":5.25,"y":0}"#)
    #expect(
      try Self.sentences([Self.began, Self.early], [Self.began, moved]) == [
        "was: pan changed at 0.2; now: pan changed at 0.2 [translation.x 5 → 5.25]"
      ])
  }

  @Test func tolerancesHoldForTheirFieldOnly() throws {
    var tolerances = Tolerances()
    tolerances[.points] = .absolute(0.25)
    let near = ResultText.transition(
      "pan", "began>changed", at: "0.2", #","translation":{"x":5.25,"y":0}"#)
    let far = ResultText.transition(
      "pan", "began>changed", at: "0.2", #","translation":{"x":5.251,"y":0}"#)
    let later = ResultText.transition(
      "pan", "began>changed", at: "0.201", #","translation":{"x":5,"y":0}"#)
    #expect(try Self.sentences([Self.early], [near], tolerances) == [])
    #expect(try Self.sentences([Self.early], [far], tolerances).count == 1)
    #expect(try Self.sentences([Self.early], [later], tolerances).count == 1)
  }

  @Test func aToleranceNeverCoversAState() throws {
    var tolerances = Tolerances()
    for field in ToleranceField.allCases { tolerances[field] = .absolute(1e9) }
    let failed = ResultText.transition("pan", "possible>failed", at: "0.1")
    #expect(try Self.sentences([Self.began], [failed], tolerances).count == 1)
    #expect(try Self.sentences([Self.began, Self.early], [Self.began], tolerances).count == 1)
    let more = Self.began.replacing(#""touches":1"#, with: #""touches":2"#)
    #expect(try Self.sentences([Self.began], [more], tolerances).count == 1)
  }

  @Test func relativeTolerancesTakeTheLargerNumber() throws {
    var tolerances = Tolerances()
    tolerances[.velocity] = .relative(0.05)
    func line(_ velocity: String) -> String {
      ResultText.transition(
        "pan", "began>changed", at: "0.2", #","velocity":{"x":\#(velocity),"y":0}"#)
    }
    // 5 % of 100 are 5.
    #expect(try Self.sentences([line("95")], [line("100")], tolerances) == [])
    #expect(try Self.sentences([line("94.9")], [line("100")], tolerances).count == 1)
  }

  @Test func anglesAreComparedModuloAFullTurn() throws {
    func line(_ rotation: String) -> String {
      ResultText.transition("r", "began>changed", at: "0.2", #","rotation":\#(rotation)"#)
    }
    // 2π is 6.283185 as printed.
    #expect(try Self.sentences([line("-3.141593")], [line("3.141593")]) == [])
    #expect(try Self.sentences([line("0.5")], [line("6.783185")]) == [])
    #expect(try Self.sentences([line("0.5")], [line("0.50001")]).count == 1)
    var tolerances = Tolerances()
    tolerances[.rotation] = .absolute(0.01)
    #expect(try Self.sentences([line("-3.14")], [line("3.14")], tolerances) == [])
    #expect(try Self.sentences([line("-3.13")], [line("3.14")], tolerances).count == 1)
  }

  @Test func theOrderOfTwoRecognizersCounts() throws {
    let tap = ResultText.transition("tap", "possible>failed", at: "0.1")
    #expect(
      try Self.sentences([tap, Self.began], [Self.began, tap]) == [
        "was: tap failed at 0.1 came first; now: pan began at 0.1 did"
      ])
  }

  @Test func recognizersComeBeforeOtherLines() throws {
    let transform =
      #"{"type":"transform","seq":1,"t":0.1,"view":"v","matrix":[1,0,0,1,5,0]}"#
    let sentences = try Self.sentences([transform, Self.ended], [])
    #expect(
      sentences == [
        "was: pan ended at 0.4; now: nothing of it",
        "was: v's transform at 0.1; now: nothing of it",
      ])
  }

  @Test func whatSaysWhereALineStandsDoesNotCount() throws {
    let other = Self.began.replacing(#""seq":1"#, with: #""seq":7"#)
    let summary = #"{"type":"summary","index":0,"label":"pan","hash":"00"}"#
    let another = #"{"type":"summary","index":3,"label":"pan","hash":"ff"}"#
    #expect(try Self.sentences([Self.began, summary], [other, another]) == [])
  }

  @Test func summariesAndErrorsAreCompared() throws {
    let summary = #"{"type":"summary","index":0,"label":"pan"}"#
    let other = #"{"type":"summary","index":0,"label":"swipeLeft"}"#
    let error = #"{"type":"error","source":"a","message":"bad"}"#
    #expect(try Self.sentences([summary], [other]) == ["summary: label pan → swipeLeft"])
    #expect(try Self.sentences([summary], [error]).count == 2)
  }

  @Test func reasonsHaveTheToleranceOfTheirUnit() throws {
    func line(_ measured: String, _ unit: String) -> String {
      ResultText.transition(
        "pan", "possible>failed", at: "0.1",
        #","reason":{"code":"movedTooFar","measured":\#(measured),"limit":10,"unit":"\#(unit)"}"#)
    }
    var tolerances = Tolerances()
    tolerances[.points] = .absolute(1)
    #expect(try Self.sentences([line("11", "points")], [line("12", "points")], tolerances) == [])
    #expect(try Self.sentences([line("11", "s")], [line("12", "s")], tolerances).count == 1)
    #expect(
      try Self.sentences([line("11", "touches")], [line("12", "touches")], tolerances).count == 1)
    // A tolerance in radians holds for degrees: 0.02 rad are 1.146°.
    tolerances[.rotation] = .absolute(0.02)
    #expect(try Self.sentences([line("11", "degrees")], [line("12", "degrees")], tolerances) == [])
  }
}
