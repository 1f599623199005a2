package import Touchstone
import SafeJSON

/// Writes actions of W3C WebDriver: a source for each finger that is down at the same time as others.
///
/// What happens in one moment is a step without duration, and between two moments all sources pause,
/// each for the whole time. A move that took this time itself would be drawn out by the driver that performs it:
/// a finger that rested and then moved would creep. So every recorded place is reached at its recorded
/// time and nothing lies between, and that is so as well where each source goes by its own clock
/// (WebDriverAgent) and not by the longest action of a step (the standard, ChromeDriver).
///
/// The sources stand one behind the other, so everything is kept until the recording ends.
package struct W3CWriter: TraceWriter {
  private static let nanosecondsPerMillisecond: Int64 = 1_000_000
  /// The longest pause at once: readers take none for longer than an hour.
  private static let longestPause: Int64 = 3_600_000

  package let holdsSeveral = false
  package let needsTouches = true
  package var losses: [Loss] { tally.losses }

  private var tally = LossTally(.w3c)
  private var name: String?
  private var sources: [W3CSource] = []
  private var slots = FingerSlots()
  /// How many milliseconds all sources wait in each step; none in those in which something happens.
  private var pauses: [Int64] = []
  private var start: Timestamp?
  /// How many milliseconds the steps so far take. Counted from the start, so that rounding adds up to
  /// nothing.
  private var passed: Int64 = 0

  package init() {}

  package mutating func begin(_ header: RecordingHeader, into bytes: inout [UInt8]) {
    self = W3CWriter()
    name = header.name
    for member in header.kept where member.key != "name" { tally.add(member: member.key) }
  }

  package mutating func add(
    _ frame: Frame, _ name: (TouchID) -> String?, into bytes: inout [UInt8]
  ) {
    slots.nextFrame()
    wait(until: frame.time)
    if let event = frame.systemEvent { add(event) }
    var moment = Moment()
    for sample in frame.samples { add(sample, to: &moment) }
    act(moment)
  }

  package mutating func end(into bytes: inout [UInt8]) {
    cancelAll()
    var writer = JSONWriter(bytes: bytes)
    writer.beginObject()
    if let name {
      writer.key("name")
      writer.string(name)
    }
    writer.key("actions")
    writer.beginArray()
    writer.newline()
    for source in sources {
      source.write(pauses, to: &writer)
      writer.newline()
    }
    writer.endArray()
    writer.endObject()
    writer.newline()
    bytes = writer.bytes
    sources = []
  }

  // MARK: Time

  private mutating func wait(until time: Timestamp) {
    let start = start ?? time
    self.start = start
    let nanoseconds = (time - start).nanoseconds
    let unit = Self.nanosecondsPerMillisecond
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: unit)
    let rounded = rest * 2 >= unit ? whole + 1 : whole
    if rest != 0 { tally.add(.times, by: Double(min(rest, unit - rest)) / Double(unit)) }
    while passed < rounded {
      let pause = min(rounded - passed, Self.longestPause)
      pauses.append(pause)
      passed += pause
    }
  }

  // MARK: Actions

  /// What is done in one moment: first fingers come to where they are, then they land or lift.
  private struct Moment {
    var moves: [(slot: Int, action: W3CAction)] = []
    var others: [(slot: Int, action: W3CAction)] = []
  }

  private mutating func act(_ moment: Moment) {
    for actions in [moment.moves, moment.others] where !actions.isEmpty {
      for (slot, action) in actions { sources[slot].add(action, in: pauses.count) }
      pauses.append(0)
    }
  }

  private mutating func add(_ sample: TouchSample, to moment: inout Moment) {
    tally.addDetails(of: sample)
    let place = W3CPlace(sample, &tally)
    if sample.phase == .began {
      guard let slot = slot(for: sample) else { return }
      // A finger lands where it has been moved to.
      moment.moves.append((slot, .move(W3CPlace(location: sample.location))))
      moment.others.append((slot, .down(place)))
      sources[slot].place = place
    } else if let slot = slots.slot(of: sample.id) {
      add(sample, slot, place, to: &moment)
    }
  }

  private mutating func add(
    _ sample: TouchSample, _ slot: Int, _ place: W3CPlace, to moment: inout Moment
  ) {
    switch sample.phase {
    case .began: break
    case .stationary: tally.add(.rests)
    case .moved:
      moment.moves.append((slot, .move(place)))
      sources[slot].place = place
    case .ended, .cancelled:
      lift(slot, at: place.location)
      moment.others.append((slot, sample.phase == .ended ? .up : .cancel))
      if sample.phase == .cancelled { tally.add(.cancellations) }
      slots.release(slot)
    }
  }

  /// A finger lifts where it is, since `pointerUp` has no place. A move to where the recording says would
  /// be seen by all, and make a drag of a tap whose finger slipped as it lifted.
  private mutating func lift(_ slot: Int, at location: Point2D) {
    let last = sources[slot].place.location
    let (x, y) = (location.x - last.x, location.y - last.y)
    let distance = (x * x + y * y).squareRoot()
    if distance > 0 { tally.add(.lifts, by: distance) }
  }

  /// The source of a new touch.
  private mutating func slot(for sample: TouchSample) -> Int? {
    let kind = W3CSource.Kind(sample.type)
    if sample.type == .indirect { tally.add(.types) }
    let slot = slots.take(for: sample.id, kind.type)
    if slot == sources.count {
      let number = sources.count { $0.kind == kind } + 1
      sources.append(W3CSource(kind, number: number))
    }
    return slot
  }

  // MARK: Other events

  private mutating func add(_ event: SystemEvent) {
    guard event == .interruption else { return tally.add(.systemEvents) }
    tally.add(.interruptions)
    cancelAll()
  }

  /// Takes away all touches that are down.
  private mutating func cancelAll() {
    var moment = Moment()
    for slot in slots.taken {
      moment.others.append((slot, .cancel))
      slots.release(slot)
    }
    act(moment)
  }
}
