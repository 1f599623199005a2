import SafeJSON
import Touchstone

/// Frames of pointers, as the tests of Android's velocity tracker have them: a time in nanoseconds and
/// the place of each pointer in pixels, null for one that is not down.
///
/// The last frame repeats where the pointers were: they lift in it.
struct AndroidFrames: TraceImporter {
  private struct Frame {
    var time: Timestamp
    /// Where the pointers are, by their number.
    var locations: [Point2D?]
    var place: TracePlace
  }

  static let shape = ImportShape.values(streaming: ["frames"], objects: .recordings)

  private var previous: [Point2D?] = []
  /// The newest frame, which may be the last one.
  private var held: Frame?

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    switch record {
    case .opened:
      try finish(into: &recording)
      try recording.begin()
    case .element(let frame): try read(frame, &recording)
    case .closed: try finish(into: &recording)
    case .value(let value): throw value.error("no frames; expected an object with 'frames'")
    case .line, .row: break
    }
  }

  private mutating func read(
    _ value: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let time = try value.time("t_ns", "a time in nanoseconds", power: 0)
    var locations: [Point2D?] = []
    for pointer in try value.required("pointers", "the places of the pointers").elements() {
      locations.append(pointer.value == .null ? nil : try pointer.pair())
    }
    recording.note(
      .lowFidelity, value.place,
      "coordinates are physical pixels, and nothing tells how many make a point; a pixel counts "
        + "as a point")
    if let held { try give(held, isLast: false, &recording) }
    held = Frame(time: time, locations: locations, place: value.place)
  }

  mutating func finish(into recording: inout ImportedRecording) throws(TraceError) {
    if let last = held.take() { try give(last, isLast: true, &recording) }
    previous.removeAll()
  }

  /// A frame in which something is elsewhere is not the last one. One that repeats the places may be,
  /// and it is unknown whether fingers rest in it or lift.
  mutating func breakOff(into recording: inout ImportedRecording) throws(TraceError) {
    guard let frame = held.take(), frame.locations != previous else { return }
    try give(frame, isLast: false, &recording)
  }

  private mutating func give(
    _ frame: Frame, isLast: Bool, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    var touches: [RawTouch] = []
    for index in 0..<max(frame.locations.count, previous.count) {
      let before = index < previous.count ? previous[index] : nil
      let now = index < frame.locations.count ? frame.locations[index] : nil
      guard let location = now ?? before else { continue }
      let phase: TouchPhase =
        now == nil || isLast && before != nil ? .ended : before == nil ? .began : .moved
      touches.append(
        RawTouch(
          id: TouchID(Int64(index)), phase: phase, location: location, type: .direct,
          place: frame.place))
    }
    previous = frame.locations
    try recording.add(touches, at: frame.time, frame.place)
  }
}
