import Touchstone

/// How near a recognizer came to its limits: a line each, and on demand one for each frame.
struct LimitTable {
  private let limits: [LimitStory]
  private let isVerbose: Bool

  init(_ limits: [LimitStory], isVerbose: Bool) {
    self.limits = limits.filter { isVerbose || !$0.isMatterOfCourse }
    self.isVerbose = isVerbose
  }

  /// The lines, and whether each is one of a series.
  var lines: [(text: String, isPoint: Bool)] {
    let summaries = TextColumns.aligned(limits.map(Self.cells))
    var lines: [(text: String, isPoint: Bool)] = []
    for (limit, summary) in zip(limits, summaries) {
      lines.append((summary, false))
      guard isVerbose else { continue }
      let points = TextColumns.aligned(limit.points.map { Self.cells($0, limit) })
      lines += points.map { ("  " + $0, true) }
    }
    return lines
  }

  /// A limit where it came nearest, and the whole series at a glance.
  private static func cells(_ limit: LimitStory) -> [String] {
    let (value, margin) = words(for: limit.closest, limit)
    let time = "at \(Wording.seconds(limit.closest.moment.time)) s"
    return ["\(limit.property.name)", value, margin, time, Sparkline.text(of: limit)]
  }

  private static func cells(_ point: LimitStory.Point, _ limit: LimitStory) -> [String] {
    let (value, margin) = words(for: point, limit)
    return [
      "\(Wording.seconds(point.moment.time)) s", StoryPage.text(of: point.moment), value, margin,
    ]
  }

  /// The value against the limit, and what lies between them.
  private static func words(
    for point: LimitStory.Point, _ limit: LimitStory
  ) -> (value: String, margin: String) {
    let measured = MeasuredText(point.limit)
    if limit.property == .direction { return words(forDirection: measured, point) }
    if limit.unit == .touches { return words(forFingers: measured, point) }
    let verb = limit.role == .kept ? "allowed" : "needed"
    let value = "\(measured.bareValue) of \(measured.limit) \(verb)"
    let distance = measured.bareDistance
    switch limit.role {
    case .kept:
      let excess = limit.unit == .seconds ? "too long" : "too far"
      return (value, "\(distance) \(point.limit.margin < 0 ? excess : "to spare")")
    case .reached:
      return (value, point.limit.margin < 0 ? "\(distance) short" : reached(point, distance))
    }
  }

  private static func words(
    forDirection measured: MeasuredText, _ point: LimitStory.Point
  ) -> (value: String, margin: String) {
    point.limit.margin < 0
      ? ("\(measured.magnitude) the wrong way", "none allowed")
      : ("\(measured.magnitude) the right way", "")
  }

  private static func words(
    forFingers measured: MeasuredText, _ point: LimitStory.Point
  ) -> (value: String, margin: String) {
    let isTooMany = point.limit.margin < 0 && point.limit.rule == .tooManyTouches
    let value = "\(measured.bareValue) of \(measured.limit) \(isTooMany ? "allowed" : "needed")"
    guard point.limit.margin < 0 else { return (value, "enough") }
    return (value, "\(measured.bareDistance) \(isTooMany ? "too many" : "missing")")
  }

  private static func reached(_ point: LimitStory.Point, _ distance: String) -> String {
    guard point.limit.margin == 0 else { return "passed by \(distance)" }
    return point.limit.isMet ? "exactly reached" : "must be passed"
  }
}
