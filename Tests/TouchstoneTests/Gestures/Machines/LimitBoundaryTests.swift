import Testing

@testable import Touchstone

/// Each limit of each machine, just below it, on it, and just above it.
struct LimitBoundaryTests {
  /// A recognizer with its only limit of interest, and the outcome for three values of it.
  struct Boundary: Sendable {
    let property: GestureLimit.Property
    let kind: GestureKind
    let values: [Double]
    let isMet: [Bool]
    let scene: @Sendable () -> SceneBuilder
    let touches: @Sendable (Double) -> Touches

    init(
      _ property: GestureLimit.Property, of kind: GestureKind, _ values: [Double],
      isMet: [Bool], _ scene: @escaping @Sendable () -> SceneBuilder,
      touches: @escaping @Sendable (Double) -> Touches
    ) {
      (self.property, self.kind, self.values, self.isMet) = (property, kind, values, isMet)
      (self.scene, self.touches) = (scene, touches)
    }
  }

  private static let atMost = [true, true, false]
  private static let atLeast = [false, true, true]
  private static let above = [false, false, true]

  private static func down(_ x: Double = 100) -> Touches { Touches().down(1, at: (x, 100)) }

  private static let pair = Touches().down(1, at: (100, 100)).down(2, at: (200, 100))

  static let boundaries: [Boundary] = [
    Boundary(
      .allowableMovement, of: .tap, [44.99, 45, 45.01], isMet: atMost, { SceneBuilder().tap() },
      touches: { down().at(0.1).move(1, by: ($0, 0)) }),
    Boundary(
      .allowableMovement, of: .longPress, [9.99, 10, 10.01], isMet: atMost,
      { SceneBuilder().longPress() }, touches: { down().at(0.1).move(1, by: ($0, 0)) }),
    Boundary(
      .tapAllowableMovement, of: .longPress, [44.99, 45, 45.01], isMet: atMost,
      { SceneBuilder().longPress { $0.numberOfTapsRequired = 1 } },
      touches: { down().at(0.1).move(1, by: ($0, 0)) }),
    Boundary(
      .hysteresis, of: .pan, [9.99, 10, 10.01], isMet: atLeast, { SceneBuilder().pan() },
      touches: { down().at(0.1).move(1, by: ($0, 3)) }),
    Boundary(
      .minimumNumberOfTouches, of: .pan, [1, 2, 3], isMet: atLeast,
      { SceneBuilder().pan { $0.minimumNumberOfTouches = 2 } },
      touches: { count in
        (2...3).filter { Double($0) <= count }.reduce(down()) { $0.down($1, at: (9, 9)) }
      }),
    Boundary(
      .maximumNumberOfTouches, of: .pan, [1, 2, 3], isMet: atMost,
      { SceneBuilder().pan { $0.maximumNumberOfTouches = 2 } },
      touches: { count in
        (2...3).filter { Double($0) <= count }.reduce(down()) { $0.down($1, at: (9, 9)) }
      }),
    Boundary(
      .minimumPrimaryMovement, of: .swipe, [49.99, 50, 50.01], isMet: atLeast,
      { SceneBuilder().swipe { $0.primaryDecay = 0 } },
      touches: { down(0).at(0.1).move(1, by: ($0, 0)) }),
    Boundary(
      .maximumSecondaryMovement, of: .swipe, [49.99, 50, 50.01], isMet: atMost,
      { SceneBuilder().swipe { $0.secondaryDecay = 0 } },
      touches: { Touches().down(1, at: (100, 0)).at(0.1).move(1, by: (1, $0)) }),
    Boundary(
      .direction, of: .swipe, [-0.5, 0, 0.5], isMet: atLeast, { SceneBuilder().swipe() },
      touches: { down().at(0.1).move(1, by: ($0, 1)) }),
    Boundary(
      .maximumDuration, of: .swipe, [0.499, 0.5, 0.501], isMet: atMost,
      { SceneBuilder().swipe() }, touches: { down().at($0).move(1, by: (1, 0)) }),
    Boundary(
      .hysteresis, of: .pinch, [7.99, 8, 8.01], isMet: above, { SceneBuilder().pinch() },
      touches: { pair.at(0.1).move(2, by: ($0, 0)) }),
    Boundary(
      .edgeRegion, of: .screenEdgePan, [12.99, 13, 13.01], isMet: atMost,
      { SceneBuilder().edgePan(from: .left) }, touches: { down($0) }),
    Boundary(
      .hysteresis, of: .screenEdgePan, [14.5, 15, 15.5], isMet: atLeast,
      { SceneBuilder().edgePan(from: .left) },
      touches: { down(0).at(0.1).move(1, by: ($0, 0)) }),
  ]

  @Test(arguments: boundaries.indices)
  func isDecidedAtTheLimit(_ index: Int) throws {
    let boundary = Self.boundaries[index]
    for (value, isMet) in zip(boundary.values, boundary.isMet) {
      let watched = try Watched(boundary.scene(), boundary.touches(value), atEnd: .stop)
      let limits = watched.reports.compactMap { report -> GestureLimit? in
        guard case .limit(let limit) = report.progress, limit.property == boundary.property else {
          return nil
        }
        return limit
      }
      let last = try #require(limits.last, "\(boundary.kind) \(boundary.property)")
      #expect(abs(last.measured - value) < 1e-9, "\(boundary.kind) \(boundary.property)")
      #expect(last.isMet == isMet, "\(boundary.kind) \(boundary.property) \(value)")
    }
  }

  /// The limit by which the only recognizer decided.
  private func decided(_ scene: SceneBuilder, _ touches: Touches) throws -> GestureLimit {
    try #require(try scene.play(touches).transitions.first?.reason?.limit)
  }

  @Test func aPressThatStraysAsFarAsTapsMayIsNoTap() throws {
    let press = SceneBuilder().longPress { $0.allowableMovement = 45 }
    #expect(
      try decided(press, Self.down().at(0.1).move(1, by: (46, 0))).property == .allowableMovement)
    let tapped = SceneBuilder().longPress {
      ($0.allowableMovement, $0.numberOfTapsRequired) = (45, 1)
    }
    let touches = Self.down().at(0.1).up(1).at(0.2).down(2, at: (146, 100))
    #expect(try decided(tapped, touches).property == .tapAllowableMovement)
  }

  @Test func edgesWhoseRegionsAreAsWideAreToldApart() throws {
    let scene = SceneBuilder().edgePan(from: .bottom) {
      ($0.edgeRegion, $0.bottomEdgeRegion) = (11, 11)
    }
    let limit = try decided(scene, Touches().down(1, at: (100, 460)))
    #expect(limit == GestureLimit(.bottomEdgeRegion, .outsideEdge, 20, .atMost, 11, .points))
  }

  @Test func anEdgePanMayNotGoAsFarAlongTheEdgeAsItMustInwards() throws {
    let scene = SceneBuilder().edgePan(from: .left)
    let along = try decided(scene, Self.down(5).at(0.1).move(1, by: (10, 20)))
    #expect(along == GestureLimit(.hysteresis, .movedSideways, 20, .below, 15, .points))
    #expect(along.margin == -5)
    // The tangent of 77.5° is 4.51071: 90.2142 points along the edge for 20 inwards.
    let slanted = try decided(scene, Self.down(5).at(0.1).move(1, by: (20, 91)))
    #expect(slanted.property == .maximumAngle)
    #expect(!slanted.isMet)
    #expect(abs(slanted.limit - 90.2142) < 1e-4)
  }
}
