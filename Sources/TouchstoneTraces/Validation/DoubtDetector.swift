import SafeJSON
package import Touchstone

/// Looks for what is doubtful in the frames of a recording.
package struct DoubtDetector: Sendable {
  /// A finger as its last sample left it.
  private struct Finger {
    let id: TouchID
    var location: Point2D
    var time: Timestamp
  }

  /// Frames of fingers that are down are 4 to 17 ms apart on screens; half of them are not beyond
  /// these.
  private static let shortestGap = Interval(nanoseconds: 100_000)
  private static let longestGap = Interval(nanoseconds: 2_000_000_000)
  /// Velocities come of the newest two gaps: longer ones say little (R47), and a swipe is over.
  private static let sparseGap = Interval(nanoseconds: 40_000_000)
  /// What some recorders leave out [mobile session replays thin out below it].
  private static let smallMove = 10.0
  /// Below this many of something nothing can be said of all of them.
  private static let fewest = 4

  private var fingers: [Finger] = []
  private var frames = 0
  private var firstTime: Timestamp?
  private var lastTime: Timestamp?
  /// How many gaps there are between frames while a finger is down, and how many of them are very short
  /// or very long: what more than half of them are, the median is.
  private var gaps = 0
  private var shortGaps = 0
  private var longGaps = 0
  private var duplicates = Tally()
  private var sparse = Tally()
  private var longestSparse = Interval.zero
  private var coordinates = 0
  private var hasFraction = false
  private var moves = 0
  private var smallestMove = Double.infinity
  /// How many fingers have lifted, and how many of them because they landed again without having.
  private var lifts = 0
  private var inferredLifts = 0
  private var wraps = 0
  private var firstWrap: Repair?

  package init() {}

  /// Takes in the next frame.
  package mutating func add(_ frame: Frame) {
    frames += 1
    firstTime = firstTime ?? frame.time
    if let lastTime { compare(frame, with: lastTime) }
    lastTime = frame.time
    for sample in frame.samples { follow(sample, at: frame.time) }
  }

  /// Takes in what was repaired in front of the next frame.
  package mutating func add(_ repair: Repair) {
    if repair.code == .oldTouchCancelled { inferredLifts += 1 }
    guard !fingers.isEmpty, repair.fall?.isWrap == true else { return }
    wraps += 1
    firstWrap = firstWrap ?? repair
  }

  /// Everything that is doubtful about the recording so far, in the order of `Doubt.Code`.
  package var doubts: [Doubt] {
    [
      unit, wrappingClock, constantTime, duplicateTimes, sparseSamples, wholeCoordinates,
      missingMoves, missingLifts,
    ].compactMap { $0 }
  }

  // MARK: Frames

  private mutating func compare(_ frame: Frame, with before: Timestamp) {
    let gap = frame.time - before
    if gap == .zero { duplicates.note(frame.time) }
    guard !fingers.isEmpty, gap > .zero else { return }
    gaps += 1
    if gap < Self.shortestGap { shortGaps += 1 }
    if gap > Self.longestGap { longGaps += 1 }
  }

  private mutating func follow(_ sample: TouchSample, at time: Timestamp) {
    note(sample.location.x)
    note(sample.location.y)
    guard let index = fingers.firstIndex(where: { $0.id == sample.id }) else {
      if sample.phase == .began {
        fingers.append(Finger(id: sample.id, location: sample.location, time: time))
      }
      return
    }
    if sample.phase == .moved { move(fingers[index], to: sample, at: time) }
    if sample.phase == .ended || sample.phase == .cancelled {
      fingers.remove(at: index)
      lifts += 1
    } else {
      fingers[index].location = sample.location
      fingers[index].time = time
    }
  }

  private mutating func note(_ coordinate: Double) {
    coordinates += 1
    if coordinate != coordinate.rounded() { hasFraction = true }
  }

  private mutating func move(_ finger: Finger, to sample: TouchSample, at time: Timestamp) {
    let dx = sample.location.x - finger.location.x
    let dy = sample.location.y - finger.location.y
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > 0 else { return }
    moves += 1
    smallestMove = min(smallestMove, distance)
    let gap = time - finger.time
    guard gap > Self.sparseGap else { return }
    sparse.note(time)
    longestSparse = max(longestSparse, gap)
  }

  // MARK: Doubts

  private var unit: Doubt? {
    guard gaps >= Self.fewest, 2 * max(shortGaps, longGaps) > gaps else { return nil }
    let size = shortGaps > longGaps ? "under 0.1 ms" : "over 2 s"
    return Doubt(
      code: .suspectedUnit, time: nil,
      message: "frames are mostly \(size) apart while a finger is down; is the unit of time right?")
  }

  private var wrappingClock: Doubt? {
    guard let firstWrap, let wrap = firstWrap.fall?.wrap else { return nil }
    let count = wraps == 1 ? "" : " (\(wraps) times in all)"
    return Doubt(
      code: .wrappingClock, time: nil, place: firstWrap.place,
      message:
        "the times fall from \(wrap.before) \(wrap.unit) to \(wrap.after) \(wrap.unit) while a "
        + "finger is down\(count): is it a clock that wraps at 1000 (\(wrap.meaning))?")
  }

  private var missingLifts: Doubt? {
    guard frames >= Self.fewest, !fingers.isEmpty, lifts <= inferredLifts else { return nil }
    return Doubt(
      code: .missingLifts, time: nil,
      message: "no finger ever lifts: is the end missing, or does the recorder leave lifts out?")
  }

  private var constantTime: Doubt? {
    guard frames >= Self.fewest, let firstTime, firstTime == lastTime else { return nil }
    return Doubt(
      code: .constantTime, time: nil,
      message: "all \(frames) frames have the same time: nothing can be said of durations and "
        + "velocities")
  }

  private var duplicateTimes: Doubt? {
    guard duplicates.count > 0, constantTime == nil else { return nil }
    let (verb, noun) = duplicates.count == 1 ? ("has", "frame") : ("have", "frames")
    return Doubt(
      code: .duplicateTimes, time: duplicates.first,
      message: "\(duplicates.count) \(noun) \(verb) the time of the one before")
  }

  private var sparseSamples: Doubt? {
    guard sparse.count > 0 else { return nil }
    let longest = Self.number(Double(longestSparse.nanoseconds) / 1e6)
    let (verb, noun) = sparse.count == 1 ? ("comes", "sample") : ("come", "samples")
    return Doubt(
      code: .sparseSamples, time: sparse.first,
      message: "\(sparse.count) \(noun) of moving fingers \(verb) over 40 ms after the one before, "
        + "the latest after \(longest) ms: velocities and swipes are not trustworthy")
  }

  private var wholeCoordinates: Doubt? {
    guard coordinates >= 2 * Self.fewest, !hasFraction, moves > 0 else { return nil }
    return Doubt(
      code: .wholeCoordinates, time: nil,
      message: "all coordinates are whole numbers; were they rounded, or are they pixels?")
  }

  private var missingMoves: Doubt? {
    guard moves >= Self.fewest, smallestMove >= Self.smallMove else { return nil }
    return Doubt(
      code: .missingMoves, time: nil,
      message:
        "no finger ever moves by less than \(Self.number(smallestMove)) points: the recorder "
        + "may leave out small moves")
  }

  private static func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    NumberText.append(value, decimals: 1, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// How often something was seen, and when first.
private struct Tally {
  private(set) var count = 0
  private(set) var first: Timestamp?

  mutating func note(_ time: Timestamp) {
    count += 1
    first = first ?? time
  }
}
