import Testing

@testable import Touchstone

/// How far content can be scrolled and pulled.
struct ScrollAxisTests {
  private let axis = ScrollAxis(viewport: 667, content: 1000, before: 20, after: 7)

  @Test(arguments: [(10.0, 5.455), (100, 50.810), (400, 165.434), (0, 0)])
  func theRubberBandGivesWayLessAndLess(pull: Double, expected: Double) {
    // (1 − 1/(0.55·pull/667 + 1))·667.
    #expect(ScrollAxis.rubberBand(pull, over: 667).isNear(expected, within: 0.001))
  }

  @Test func insetsWidenTheRange() {
    #expect(axis.minimum == -20)
    #expect(axis.maximum == 340)
    #expect(axis.canScroll)
  }

  @Test func whatFitsDoesNotScroll() {
    #expect(!ScrollAxis(viewport: 667, content: 667, before: 0, after: 0).canScroll)
    #expect(!ScrollAxis(viewport: 667, content: 100, before: 0, after: 0).canScroll)
    #expect(ScrollAxis(viewport: 667, content: 666, before: 0, after: 2).canScroll)
  }

  @Test func contentIsShownWhereItIsPulledUntilTheEdge() {
    #expect(axis.shown(-20) == -20)
    #expect(axis.shown(340) == 340)
    #expect(axis.shown(440).isNear(390.810, within: 0.001))
    #expect(axis.shown(-120).isNear(-70.810, within: 0.001))
  }

  @Test(arguments: [-300.0, -120, -20, 0, 340, 341, 900])
  func contentBeyondAnEdgeCanBePulledOn(pulled: Double) {
    #expect(pulled.isNear(axis.pulled(axis.shown(pulled))))
  }

  @Test func contentThrownFartherThanAnyPullIsPulledFar() {
    #expect(axis.pulled(5000).isFinite)
  }

  @Test func anEdgeIsLeftByWhatMovesAwayFromIt() {
    #expect(axis.edge(beyond: 340, velocity: 1) == 340)
    #expect(axis.edge(beyond: 340, velocity: 0) == nil)
    #expect(axis.edge(beyond: -20, velocity: -1) == -20)
    #expect(axis.edge(beyond: -21, velocity: 90) == -20)
    #expect(axis.edge(beyond: 100, velocity: 90) == nil)
  }

  @Test func pagesAreAsLargeAsTheViewport() {
    #expect(axis.page(at: 333) == 0)
    #expect(axis.page(at: 334) == 1)
    #expect(axis.offset(ofPage: 1) == 340)
    #expect(axis.offset(ofPage: -1) == -20)
  }
}
