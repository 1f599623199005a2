import Touchstone

/// Touches of several fingers that are known before their order is: given in the order of their
/// times, those of one moment together.
struct TouchTimeline {
  private struct Entry {
    var time: Timestamp
    var name: String?
    var touch: RawTouch
  }

  /// A finger in one moment.
  private struct Finger {
    let name: String?
    let id: TouchID
    /// How many frames of the moment it is in.
    var frames = 0
  }

  /// Made-up ways have so many moves in a second: what most screens draw.
  private static let movesPerSecond: Int64 = 60
  private static let nanosecondsPerSecond: Int64 = 1_000_000_000

  private var entries: [Entry] = []

  /// Adds what a touch does at a time; `name` is what a recording calls it if that is no number.
  mutating func add(
    _ touch: RawTouch, named name: String? = nil, at time: Timestamp
  ) throws(TraceError) {
    guard entries.count < ImportedRecording.mostHeld else {
      throw .meaning(
        touch.place, "more than \(ImportedRecording.mostHeld) samples at once; expected fewer")
    }
    entries.append(Entry(time: time, name: name, touch: touch))
  }

  /// Adds the moves of a touch on a straight way to where it is, which take so many nanoseconds.
  mutating func move(
    _ touch: RawTouch, named name: String? = nil, from origin: Point2D, at start: Timestamp,
    lasting duration: Int64
  ) throws(TraceError) {
    var touch = touch
    let target = touch.location
    var step: Int64 = 1
    while step * Self.nanosecondsPerSecond / Self.movesPerSecond < duration {
      let passed = step * Self.nanosecondsPerSecond / Self.movesPerSecond
      let part = Double(passed) / Double(duration)
      touch.location = Point2D(
        x: origin.x + (target.x - origin.x) * part, y: origin.y + (target.y - origin.y) * part)
      try add(touch, named: name, at: start.adding(passed))
      step += 1
    }
    touch.location = target
    try add(touch, named: name, at: start.adding(duration))
  }

  /// Gives the touches to a recording.
  func give(to recording: inout ImportedRecording) throws(TraceError) {
    let order = entries.indices.sorted {
      entries[$0].time == entries[$1].time ? $0 < $1 : entries[$0].time < entries[$1].time
    }
    var start = order.startIndex
    while start < order.endIndex {
      let time = entries[order[start]].time
      let end = order[start...].firstIndex { entries[$0].time != time } ?? order.endIndex
      for frame in try frames(of: order[start..<end]) { try give(frame, at: time, to: &recording) }
      start = end
    }
  }

  /// The frames of one moment: a touch does one thing in each.
  private func frames(of moment: ArraySlice<Int>) throws(TraceError) -> [[Entry]] {
    // Nearly always one finger does one thing.
    if moment.count == 1, let index = moment.first { return [[entries[index]]] }
    var frames: [[Entry]] = []
    // Few fingers do anything in one moment, and more than the reader allows are not looked for.
    var fingers: [Finger] = []
    for index in moment {
      let entry = entries[index]
      let finger: Int
      if let known = fingers.firstIndex(where: { $0.id == entry.touch.id && $0.name == entry.name })
      {
        finger = known
      } else {
        guard fingers.count < FrameAssembler.fingerLimit else {
          throw FrameAssembler.tooMany(fingers.count + 1, entry.touch.place)
        }
        finger = fingers.count
        fingers.append(Finger(name: entry.name, id: entry.touch.id))
      }
      // A finger is in all frames before the one for what it does next.
      let frame = fingers[finger].frames
      fingers[finger].frames += 1
      if frame < frames.count { frames[frame].append(entry) } else { frames.append([entry]) }
    }
    return frames
  }

  private func give(
    _ frame: [Entry], at time: Timestamp, to recording: inout ImportedRecording
  ) throws(TraceError) {
    guard let place = frame.first?.touch.place else { return }
    var touches: [RawTouch] = []
    for entry in frame {
      var touch = entry.touch
      // Not earlier: a lift in the frame before makes the name free for another touch.
      if let name = entry.name { touch.id = recording.id(named: name) }
      touches.append(touch)
    }
    try recording.add(touches, at: time, place)
  }
}

extension Timestamp {
  /// The moment so many nanoseconds later; saturates.
  func adding(_ nanoseconds: Int64) -> Timestamp {
    let (sum, overflows) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    guard overflows else { return Timestamp(nanoseconds: sum) }
    return Timestamp(nanoseconds: nanoseconds < 0 ? .min : .max)
  }
}

extension Interval {
  /// The time for people, in milliseconds.
  var text: String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return rest == 0 ? "\(whole) ms" : "\(seconds * 1000) ms"
  }
}
