/// What pan, pinch and rotation do to a view's transform (R65): each action adds what is new since
/// the gesture's last action, as the idiom of setting translation, scale and rotation back does,
/// but without the setters, so that transitions print totals.
struct TransformBehavior {
  /// What one recognizer had reported at its last action.
  private struct Reference {
    let recognizer: Int
    var translation = Vector2D.zero
    var scale = 1.0
    var rotation = 0.0
  }

  /// The view whose transform changes, by index.
  let view: Int
  private let pivot: TransformPivot
  private var references: [Reference]

  /// A view's transform, driven by recognizers of the nearest view, at or above it, that has any
  /// pan, pinch or rotation.
  init(_ view: Int, pivot: TransformPivot, _ scene: TouchScene) {
    self.view = view
    self.pivot = pivot
    references = []
    var next: Int? = view
    while let current = next, references.isEmpty {
      references = scene.recognizers.indices
        .filter { scene.recognizers[$0].view == current && Self.drives(scene.recognizers[$0].kind) }
        .map { Reference(recognizer: $0) }
      next = scene.views[current].superview
    }
  }

  /// The recognizers that it follows, by index.
  var recognizers: [Int] { references.map { $0.recognizer } }

  private static func drives(_ kind: GestureKind) -> Bool {
    switch kind {
    case .pan, .pinch, .rotation: true
    default: false
    }
  }

  /// Takes in an action; `centroid` is the recognizer's fingers' middle, uncut, in window points.
  /// Says whether the view's transform has changed.
  mutating func act(on transition: StateTransition, centroid: Point2D?, _ views: inout ViewTree)
    -> Bool
  {
    guard let values = transition.values else { return false }
    if transition.from == .possible, let index = reference(of: transition.recognizer) {
      references[index] = Reference(recognizer: transition.recognizer)
    }
    return follow(values, of: transition.recognizer, centroid: centroid, &views)
  }

  /// Takes in what a gesture reports that goes on. Says whether the view's transform has changed.
  mutating func follow(
    _ values: GestureValues, of recognizer: Int, centroid: Point2D?, _ views: inout ViewTree
  ) -> Bool {
    guard let index = reference(of: recognizer) else { return false }
    let old = views.views[view].transform
    let new = add(values, to: old, index, centroid, views)
    guard new != old else { return false }
    views.setTransform(new, of: view)
    return true
  }

  private func reference(of recognizer: Int) -> Int? {
    for index in references.indices where references[index].recognizer == recognizer {
      return index
    }
    return nil
  }

  private mutating func add(
    _ values: GestureValues, to transform: AffineTransform2D, _ index: Int, _ centroid: Point2D?,
    _ views: ViewTree
  ) -> AffineTransform2D {
    let reference = references[index]
    switch values {
    case .pan(let translation, _):
      references[index].translation = translation
      let moved = translation - reference.translation
      guard let own = views.convertFromWindow(moved, to: view) else { return transform }
      return transform.translatedBy(x: own.dx, y: own.dy)
    case .pinch(let scale, _):
      references[index].scale = scale
      let factor = scale / reference.scale
      return about(centroid, transform, views) { $0.scaledBy(x: factor, y: factor) }
    case .rotation(let rotation, _):
      references[index].rotation = rotation
      return about(centroid, transform, views) { $0.rotated(by: rotation - reference.rotation) }
    default: return transform
    }
  }

  /// Changes a transform so that the pivot stays where it is.
  private func about(
    _ centroid: Point2D?, _ transform: AffineTransform2D, _ views: ViewTree,
    change: (AffineTransform2D) -> AffineTransform2D
  ) -> AffineTransform2D {
    guard pivot == .centroid, let centroid,
      let own = views.convertFromWindow(centroid, to: view)
    else { return change(transform) }
    let arm = own - views.views[view].anchor
    return change(transform.translatedBy(x: arm.dx, y: arm.dy)).translatedBy(x: -arm.dx, y: -arm.dy)
  }
}
