import SafeJSON
import Touchstone

/// Touch tracks as ResearchKit's touch-ability tasks export them: trials with one track for each
/// finger, put together by time, which is in epoch seconds. Each trial is a recording.
///
/// What the recognizers reported beside them, and whose device it was, is left alone.
struct TouchTracks: TraceImporter {
  static let shape = ImportShape.values(streaming: ["trials"], objects: .recordings)

  private static let phases: [(name: String, value: TouchPhase)] = [
    ("began", .began), ("moved", .moved), ("stationary", .stationary), ("ended", .ended),
    ("cancelled", .cancelled),
  ]
  private static let types: [(name: String, value: TouchType)] = [
    ("direct", .direct), ("indirect", .indirect), ("stylus", .pencil), ("pencil", .pencil),
    ("indirectPointer", .indirectPointer),
  ]

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    if let value = record.wholeValue { try read(value, &recording) }
  }

  /// Reads a trial, or whatever holds some.
  private func read(
    _ value: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    if let tracks = value.member("rawTouchTracks") ?? value.member("tracks") {
      return try readTrial(tracks, &recording)
    }
    switch value.value {
    case .array: for element in try value.elements() { try read(element, &recording) }
    case .object(let members):
      for member in members {
        try read(TraceValue(member.value, at: value.place.appending(member.key)), &recording)
      }
    default: break
    }
  }

  private func readTrial(
    _ tracks: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    try recording.begin()
    var timeline = TouchTimeline()
    for (index, track) in try tracks.elements().enumerated() {
      let touches = track.member("rawTouches") ?? track.member("touches")
      guard let touches else { throw track.expected("an object with 'rawTouches' or 'touches'") }
      try touches.forEachElement { (touch) throws(TraceError) in
        let time = try touch.time("timestamp", "a time in seconds", power: 9)
        try timeline.add(rawTouch(touch, TouchID(Int64(index) + 1)), at: time)
      }
    }
    try timeline.give(to: &recording)
    try recording.end()
  }

  private func rawTouch(_ touch: TraceValue, _ id: TouchID) throws(TraceError) -> RawTouch {
    let phase = try touch.required("phase", "phase", among: Self.phases)
    let type = try touch.choice(ifAny: "type", "type of touch", among: Self.types) ?? .direct
    var raw = RawTouch(
      id: id, phase: phase, location: try Self.location(of: touch), type: type, place: touch.place)
    raw.details.force = try touch.number(ifAny: "force") ?? 0
    raw.details.maximumForce = try touch.number(ifAny: "maximumPossibleForce") ?? 0
    raw.details.radius = try touch.coordinate(ifAny: "majorRadius") ?? 0
    return raw
  }

  private static func location(of touch: TraceValue) throws(TraceError) -> Point2D {
    if let point = touch.point(ifPair: "location") { return point }
    let location = try touch.required("location", "two numbers")
    let isPair = if case .array = location.value { true } else { false }
    return try isPair ? location.pair() : location.point("x", "y")
  }
}
