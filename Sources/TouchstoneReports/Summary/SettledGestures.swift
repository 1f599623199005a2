import Touchstone

/// The first gestures of a long recording as text, so that its end need not be waited for.
///
/// Nearly every gesture is settled when it comes here: it is over, and whether it is left out of the
/// label is decided. For one that is not, places are kept in both texts, and it is settled when
/// something comes that was recognized after its end. So a finger that rests on the glass from the
/// first frame to the last costs no memory but its own: only gestures that outlast hundreds of others
/// each leave some bytes behind.
struct SettledGestures: Sendable {
  /// Places of a gesture that is not settled.
  private struct Gap: Sendable {
    /// Where the gesture is among those that are kept.
    var index: Int
    /// Its places in the texts.
    var inLabel: Int
    var inList: Int
    /// What joins it to the gestures before it.
    var joint: String
    /// Which fingers made a swipe while it lasted.
    var swipes: [FingerSet]
    var isFilled = false
  }

  private let form: GestureForm
  private var label = GestureLabel()
  private var labelText: LongText
  private var list: LongText
  private var gaps: [Gap] = []

  init(_ spooling: Spooling, _ form: GestureForm) {
    self.form = form
    labelText = LongText(spooling, separatorLength: 1)
    list = LongText(spooling, separatorLength: form.separatorLength)
  }

  /// How many of the gestures that are kept are in the texts, except for what is not known yet.
  var gapCount: Int { gaps.count }

  /// Takes over the gestures before an index. Those that are not settled stay, in front of the rest.
  mutating func take(_ gestures: inout [RecognizedGesture], before end: Int) {
    for index in gaps.count..<end {
      fillGaps(before: gestures[index], gestures)
      if Self.isSettled(index, among: gestures) {
        append(index, among: gestures)
      } else {
        keepPlace(of: index, among: gestures)
      }
    }
    gaps.removeAll { $0.isFilled }
    gestures.replaceSubrange(..<end, with: gaps.map { gestures[$0.index] })
    for index in gaps.indices { gaps[index].index = index }
  }

  /// Takes over the gestures of a recording that is over, and gives everything away.
  consuming func finish(_ gestures: [RecognizedGesture]) -> LongSummary {
    for index in gaps.count..<gestures.count {
      fillGaps(before: gestures[index], gestures)
      append(index, among: gestures)
    }
    for gap in gaps.indices where !gaps[gap].isFilled { fill(gap, gestures) }
    return LongSummary(label: labelText, gestures: list)
  }

  /// Whether nothing that comes can change what is said of a gesture.
  private static func isSettled(_ index: Int, among gestures: [RecognizedGesture]) -> Bool {
    guard let ended = gestures[index].ended else { return false }
    return gestures[index].kind != .pan || gestures.last.map { $0.began > ended } ?? false
  }

  private mutating func append(_ index: Int, among gestures: [RecognizedGesture]) {
    list.append { [form] in form.append(gestures[index], to: &$0) }
    guard let joint = label.joint(before: index, among: gestures) else { return }
    labelText.append { Self.name(gestures[index], behind: joint, to: &$0) }
  }

  private mutating func keepPlace(of index: Int, among gestures: [RecognizedGesture]) {
    label.note(gestures[index])
    gaps.append(
      Gap(
        index: index, inLabel: labelText.reserve(), inList: list.reserve(),
        joint: label.joint(before: gestures[index]), swipes: label.swipesAtOnce))
  }

  /// Fills the gaps of gestures that were over before the next one was recognized; the others last
  /// while it is.
  private mutating func fillGaps(
    before next: RecognizedGesture, _ gestures: [RecognizedGesture]
  ) {
    let swipe = GestureLabel.swipingFingers(of: next)
    for gap in gaps.indices where !gaps[gap].isFilled {
      if next.began > gestures[gaps[gap].index].lastTime {
        fill(gap, gestures)
      } else if let swipe, !gaps[gap].swipes.contains(swipe) {
        gaps[gap].swipes.append(swipe)
      }
    }
  }

  private mutating func fill(_ index: Int, _ gestures: [RecognizedGesture]) {
    gaps[index].isFilled = true
    let gap = gaps[index]
    let gesture = gestures[gap.index]
    list.fill(gap.inList) { [form] in form.append(gesture, to: &$0) }
    guard gesture.kind != .pan || !gesture.isMade(ofOneOf: gap.swipes) else { return }
    labelText.fill(gap.inLabel, joins: true) { Self.name(gesture, behind: gap.joint, to: &$0) }
    label.include(gesture)
  }

  /// Appends an element of the label.
  private static func name(
    _ gesture: RecognizedGesture, behind joint: String, to bytes: inout [UInt8]
  ) {
    bytes += joint.utf8
    bytes += GestureLabel.name(of: gesture).utf8
  }
}
