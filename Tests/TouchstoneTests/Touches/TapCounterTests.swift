import Testing

@testable import Touchstone

/// The tap count of touches (R67).
struct TapCounterTests {
  private let scene = SceneBuilder().view("left", (0, 0, 100, 100))
    .view("right", (100, 0, 100, 100))
  private let tap = Touches().tap(at: (90, 50))

  private func counts(_ touches: Touches, _ counting: EngineOptions.TapCounting = .uikit) throws
    -> [Int]
  {
    try scene.options { $0.tapCounting = counting }.play(touches, atEnd: .stop)
      .touches.map { $0.tapCount }
  }

  @Test func countsAcrossViewsUnlessToldOtherwise() throws {
    let across = tap.at(0.2).tap(at: (110, 50))
    #expect(try counts(across) == [1, 1, 2, 2])
    #expect(try counts(across, .perView) == [1, 1, 1, 1])
    #expect(try counts(tap.at(0.2).tap(at: (80, 50)), .perView) == [1, 1, 2, 2])
  }

  @Test func aTapMustBeLessThanFortyFivePointsFromTheFirstAlongEachAxis() throws {
    #expect(try counts(tap.at(0.2).tap(at: (134.9, 94.9))) == [1, 1, 2, 2])
    #expect(try counts(tap.at(0.2).tap(at: (135, 50))) == [1, 1, 1, 1])
    let creeping = tap.at(0.2).tap(at: (120, 50)).at(0.4).tap(at: (150, 50))
    #expect(try counts(creeping) == [1, 1, 2, 2, 1, 1])
  }

  @Test func aSecondFingerBesideAFirstCountsTwo() throws {
    let beside = Touches().down(1, at: (90, 50)).at(0.35).down(2, at: (95, 50))
    #expect(try counts(beside) == [1, 2])
    #expect(try counts(beside, .perView) == [1, 1])
    let later = Touches().down(1, at: (90, 50)).at(0.351).down(2, at: (95, 50))
    #expect(try counts(later) == [1, 1])
  }

  @Test func aFingerWhoseRecordWasTakenOverKeepsItsCount() throws {
    let touches = Touches().down(1, at: (90, 50)).at(0.2).down(2, at: (95, 50)).at(0.3).up(2)
      .at(2).up(1)
    #expect(try counts(touches) == [1, 2, 2, 1])
  }

  @Test func aCancelledTouchKeepsItsCountAndStartsNoInterval() throws {
    #expect(try counts(Touches().down(1, at: (90, 50)).at(2).cancel(1)) == [1, 1])
    let next = Touches().down(1, at: (90, 50)).at(0.3).cancel(1).at(0.36).down(2, at: (90, 50))
    #expect(try counts(next) == [1, 1, 1])
  }

  @Test func aHoldOrADragIsNotContinued() throws {
    let held = Touches().tap(at: (90, 50), for: 0.8).at(1).tap(at: (90, 50))
    #expect(try counts(held) == [1, 0, 1, 1])
    let dragged = Touches().down(1, at: (30, 50)).wait(0.1).move(1, by: (60, 0)).wait(0.1).up(1)
      .wait(0.2).tap(at: (90, 50))
    #expect(try counts(dragged) == [1, 1, 0, 1, 1])
  }

  @Test func aDragThatComesBackHasLostItsCount() throws {
    let touches = Touches().down(1, at: (30, 50)).wait(0.1).move(1, by: (45, 0)).wait(0.1)
      .move(1, by: (-45, 0)).wait(0.1).up(1)
    #expect(try counts(touches) == [1, 1, 1, 0])
  }
}
