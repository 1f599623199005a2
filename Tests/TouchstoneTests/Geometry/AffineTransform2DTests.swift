import Testing

@testable import Touchstone

struct AffineTransform2DTests {
  private let skewed = AffineTransform2D(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

  private func isNear(
    _ left: AffineTransform2D, _ right: AffineTransform2D, within tolerance: Double = 1e-15
  ) -> Bool {
    let differences = [
      left.a - right.a, left.b - right.b, left.c - right.c, left.d - right.d,
      left.tx - right.tx, left.ty - right.ty,
    ]
    return differences.allSatisfy { $0.magnitude <= tolerance }
  }

  @Test func appliesToPointsWithTranslationAndToVectorsWithout() {
    #expect(skewed.applied(to: Point2D(x: 1, y: 10)) == Point2D(x: 63, y: 86))
    #expect(skewed.applied(to: Vector2D(dx: 1, dy: 10)) == Vector2D(dx: 52, dy: 73))
  }

  @Test func theIdentityChangesNothing() {
    #expect(AffineTransform2D.identity.concatenating(skewed) == skewed)
    #expect(skewed.concatenating(.identity) == skewed)
    #expect(AffineTransform2D.identity.applied(to: Point2D(x: 1, y: 2)) == Point2D(x: 1, y: 2))
  }

  @Test func rotatesClockwiseOnTheScreen() {
    let turned = AffineTransform2D(rotation: .pi / 2).applied(to: Vector2D(dx: 1, dy: 0))
    #expect(turned.dy == 1)
    #expect(turned.dx.magnitude < 1e-15)
  }

  @Test func everyOperationWorksInTheAlreadyTransformedCoordinates() {
    let transform = AffineTransform2D.identity
      .translatedBy(x: 10, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 2)
    #expect(isNear(transform, AffineTransform2D(a: 0, b: 2, c: -2, d: 0, tx: 10, ty: 0)))
  }

  @Test func aTranslationAfterARotationFollowsTheTurnedAxes() {
    let transform = AffineTransform2D.identity.rotated(by: .pi / 2).translatedBy(x: 10, y: 0)
    #expect(isNear(transform, AffineTransform2D(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 10)))
  }

  @Test func translatingPutsATranslationInFront() {
    let translation = AffineTransform2D(a: 1, b: 0, c: 0, d: 1, tx: 4, ty: -6)
    #expect(skewed.translatedBy(x: 4, y: -6) == translation.concatenating(skewed))
    // 2·4 + 5·(-6) + 11 and 3·4 + 7·(-6) + 13.
    #expect(
      skewed.translatedBy(x: 4, y: -6)
        == AffineTransform2D(a: 2, b: 3, c: 5, d: 7, tx: -11, ty: -17))
  }

  @Test func scalingPutsAScalingInFront() {
    let scaling = AffineTransform2D(a: 4, b: 0, c: 0, d: -6, tx: 0, ty: 0)
    #expect(skewed.scaledBy(x: 4, y: -6) == scaling.concatenating(skewed))
    #expect(
      skewed.scaledBy(x: 4, y: -6)
        == AffineTransform2D(a: 8, b: 12, c: -30, d: -42, tx: 11, ty: 13))
  }

  @Test func rotatingPutsARotationInFront() {
    #expect(skewed.rotated(by: 0.7) == AffineTransform2D(rotation: 0.7).concatenating(skewed))
    let quarter = AffineTransform2D(a: 5, b: 7, c: -2, d: -3, tx: 11, ty: 13)
    #expect(isNear(skewed.rotated(by: .pi / 2), quarter, within: 2e-15))
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let doubling = AffineTransform2D(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    let move = AffineTransform2D(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 20)
    let point = Point2D(x: 1, y: 1)
    #expect(doubling.concatenating(move).applied(to: point) == Point2D(x: 12, y: 22))
    #expect(move.concatenating(doubling).applied(to: point) == Point2D(x: 22, y: 42))
  }

  @Test func concatenatingIsTheMatrixProduct() {
    let other = AffineTransform2D(a: 1, b: -1, c: 2, d: 4, tx: -3, ty: 6)
    #expect(
      skewed.concatenating(other)
        == AffineTransform2D(a: 8, b: 10, c: 19, d: 23, tx: 34, ty: 47))
  }

  @Test func theInverseUndoes() {
    // The determinant is -1, so the inverse is whole.
    let inverse = skewed.inverted()
    #expect(inverse == AffineTransform2D(a: -7, b: 3, c: 5, d: -2, tx: 12, ty: -7))
    #expect(inverse.concatenating(skewed) == .identity)
    #expect(skewed.concatenating(inverse) == .identity)
  }

  @Test func theInverseUndoesARotatedScaledAndMovedTransform() {
    let transform = AffineTransform2D.identity
      .translatedBy(x: 120, y: -45).rotated(by: 0.8).scaledBy(x: 3, y: -0.25)
    #expect(isNear(transform.inverted().concatenating(transform), .identity, within: 1e-13))
    #expect(isNear(transform.concatenating(transform.inverted()), .identity, within: 1e-13))
  }

  @Test func aTransformWithoutAnInverseIsReturnedUnchanged() {
    let flat = AffineTransform2D(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(flat.determinant == 0)
    #expect(!flat.isInvertible)
    #expect(flat.inverted() == flat)
  }

  @Test func onlyFiniteTransformsWithAreaAreInvertible() {
    #expect(skewed.isInvertible)
    #expect(skewed.determinant == -1)
    for path in [
      \AffineTransform2D.a, \AffineTransform2D.b, \AffineTransform2D.c, \AffineTransform2D.d,
      \AffineTransform2D.tx, \AffineTransform2D.ty,
    ] {
      for value in [Double.nan, .infinity, -.infinity] {
        var broken = AffineTransform2D.identity
        broken[keyPath: path] = value
        #expect(!broken.isInvertible)
      }
    }
  }

  @Test(arguments: [-3, -1.5, -0.25, 0, 0.5, 1, 2, 3.125])
  func tellsItsRotation(angle: Double) {
    let transform = AffineTransform2D.identity.translatedBy(x: 5, y: 6).rotated(by: angle)
    #expect((transform.rotation - angle).magnitude < 1e-15)
    #expect((transform.scale.x - 1).magnitude < 1e-15)
    #expect((transform.scale.y - 1).magnitude < 1e-15)
  }

  @Test func tellsRotationAndScaleApart() {
    let transform = AffineTransform2D(rotation: 0.75).scaledBy(x: 3, y: 0.5)
    #expect((transform.rotation - 0.75).magnitude < 1e-15)
    #expect((transform.scale.x - 3).magnitude < 1e-15)
    #expect((transform.scale.y - 0.5).magnitude < 1e-15)
  }

  @Test func aMirroredTransformHasANegativeScaleAlongY() {
    let mirrored = AffineTransform2D(rotation: 0.75).scaledBy(x: 3, y: -2)
    #expect((mirrored.rotation - 0.75).magnitude < 1e-15)
    #expect((mirrored.scale.x - 3).magnitude < 1e-15)
    #expect((mirrored.scale.y + 2).magnitude < 1e-15)
  }

  @Test func mirroringAlongXIsHalfATurnAndMirroringAlongY() {
    let mirrored = AffineTransform2D.identity.scaledBy(x: -1, y: 1)
    // Either sign is the same half turn.
    #expect(mirrored.rotation.magnitude == .pi)
    #expect(mirrored.scale == (1, -1))
  }

  @Test func aTransformWithoutWidthStillTellsItsHeight() {
    let line = AffineTransform2D(a: 0, b: 0, c: 3, d: 4, tx: 0, ty: 0)
    #expect(line.scale == (0, 5))
    #expect(line.rotation == 0)
  }
}
