import SafeJSON
import Touchstone

/// What ResearchKit's touch recorder writes: an item for each touch that changed, those of one event
/// with the same time, in seconds since boot.
///
/// `index` is a touch's position in its event and no id: fingers are told apart by where they were.
struct ResearchKitItems: TraceImporter {
  private struct Finger {
    let id: TouchID
    var location: Point2D
  }

  private struct Item {
    var phase: TouchPhase
    var location: Point2D
    var place: TracePlace
    /// The finger whose item it is, once that is known.
    var id: TouchID?
  }

  static let shape = ImportShape.values(streaming: ["items"], objects: .recordings)

  private static let phases: [TouchPhase] = [.began, .moved, .stationary, .ended, .cancelled]
  /// More than a screen tells apart; they are compared with each other.
  private static let mostItems = 64

  private var items: [Item] = []
  private var time = Timestamp.zero
  private var fingers: [Finger] = []
  private var nextID = TouchID(1)

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    switch record {
    case .opened, .closed:
      try finish(into: &recording)
      if case .opened = record { try recording.end() }
      fingers.removeAll()
    case .element(let item), .value(let item): try read(item, &recording)
    case .line, .row: break
    }
  }

  private mutating func read(
    _ value: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let time = try value.time("timestamp", "a time in seconds", power: 9)
    let number = try value.wholeNumber("phase", "a number from 0 to 4")
    guard Self.phases.indices.contains(number) else {
      throw try value.required("phase", "").expected("a number from 0 to 4")
    }
    let location = try value.point("x", "y")
    if !recording.isOpen { try recording.begin(size: try value.size("width", "height")) }
    if time != self.time { try finish(into: &recording) }
    guard items.count < Self.mostItems else {
      throw value.error("more than \(Self.mostItems) touches in one event")
    }
    self.time = time
    items.append(Item(phase: Self.phases[number], location: location, place: value.place))
  }

  /// Gives the event that has been read so far.
  mutating func finish(into recording: inout ImportedRecording) throws(TraceError) {
    guard let first = items.first else { return }
    matchFingers()
    var touches: [RawTouch] = []
    for item in items {
      let id = item.id ?? nextID
      if item.id == nil { nextID = TouchID(nextID.rawValue + 1) }
      touches.append(
        RawTouch(
          id: id, phase: item.phase, location: item.location, type: .direct, place: item.place))
      fingers.removeAll { $0.id == id }
      if item.phase != .ended, item.phase != .cancelled {
        fingers.append(Finger(id: id, location: item.location))
      }
    }
    if touches.count > 1 {
      try recording.repairOnce(
        .fingersMatched, first.place,
        "touches have no ids; fingers are told apart by where they were"
      )
    }
    items.removeAll(keepingCapacity: true)
    try recording.add(touches, at: time, first.place)
  }

  /// Of an event that is cut off, landings are certain. So are the rest, unless some of the fingers that
  /// they may be about are left: then items that are missing decide which finger is whose.
  mutating func breakOff(into recording: inout ImportedRecording) throws(TraceError) {
    if items.count(where: { $0.phase != .began }) < fingers.count {
      items = Array(items.prefix { $0.phase == .began })
    }
    try finish(into: &recording)
  }

  /// Gives each item the finger that was nearest, the nearest of all first.
  private mutating func matchFingers() {
    var free = fingers
    while let (item, finger) = nearestPair(free) {
      items[item].id = free[finger].id
      free.remove(at: finger)
    }
  }

  private func nearestPair(_ free: [Finger]) -> (item: Int, finger: Int)? {
    var nearest: (item: Int, finger: Int)?
    var shortest = Double.infinity
    for item in items.indices where items[item].id == nil && items[item].phase != .began {
      for finger in free.indices {
        let distance = items[item].location.distance(to: free[finger].location)
        guard distance < shortest else { continue }
        (nearest, shortest) = ((item, finger), distance)
      }
    }
    return nearest
  }
}
