import Touchstone

/// A touch as a trace gives it, not yet checked against the fingers that are down.
struct RawTouch {
  var id: TouchID
  var phase: TouchPhase
  var location: Point2D
  var type: TouchType
  var view: Int?
  var details = TouchDetails()
  var place: TracePlace
}

/// Makes frames of raw touches that never contradict each other: keeps the book of fingers that are
/// down, and repairs what has only one sensible meaning (traces that break off, begin in mid-gesture
/// or lose a lift).
struct FrameAssembler {
  private struct Finger {
    let id: TouchID
    var location: Point2D
  }

  /// More fingers at once than this are suspicious [UIKit's screens tell 11 apart].
  static let mostFingers = 11

  /// More than this are refused, so that time stays in proportion to the input whatever it says.
  static let fingerLimit = 256

  private let isStrict: Bool
  private var fingers: [Finger] = []
  private var hasWarnedOfMany = false
  private var lastTime: Timestamp?

  init(isStrict: Bool) {
    self.isStrict = isStrict
  }

  /// Refuses a time before the newest one.
  mutating func advance(to time: Timestamp, _ place: TracePlace) throws(TraceError) {
    if let lastTime, time < lastTime {
      let isWrap = TimeFall(before: lastTime, after: time).isWrap
      let hint = isWrap ? "; does the clock wrap at 1000?" : ""
      throw .meaning(
        place.appending("t"), "time goes backwards; expected at least the one before" + hint)
    }
    lastTime = time
  }

  /// Takes in a frame of plain touches if nothing is to be refused or repaired about it; otherwise
  /// nothing has changed.
  mutating func take(_ frame: Frame) -> Bool {
    if let lastTime, frame.time < lastTime { return false }
    if frame.samples.count == 1 { return takeOne(frame) }
    var count = fingers.count
    for index in frame.samples.indices {
      let id = frame.samples[index].id
      let isBeginning = frame.samples[index].phase == .began
      guard (self.index(of: id) == nil) == isBeginning else { return false }
      for other in 0..<index where frame.samples[other].id == id { return false }
      if isBeginning { count += 1 }
    }
    guard count <= Self.mostFingers else { return false }
    lastTime = frame.time
    for index in frame.samples.indices {
      follow(frame.samples[index].id, frame.samples[index].phase, frame.samples[index].location)
    }
    return true
  }

  /// Takes in a frame of one touch, as most are, which is looked for once.
  private mutating func takeOne(_ frame: Frame) -> Bool {
    guard fingers.count <= Self.mostFingers else { return false }
    let (id, location) = (frame.samples[0].id, frame.samples[0].location)
    let index = index(of: id)
    switch (frame.samples[0].phase, index) {
    case (.began, nil) where fingers.count < Self.mostFingers:
      fingers.append(Finger(id: id, location: location))
    case (.moved, let index?), (.stationary, let index?): fingers[index].location = location
    case (.ended, let index?), (.cancelled, let index?): fingers.remove(at: index)
    default: return false
    }
    lastTime = frame.time
    return true
  }

  private mutating func follow(_ id: TouchID, _ phase: TouchPhase, _ location: Point2D) {
    guard let index = index(of: id) else {
      return fingers.append(Finger(id: id, location: location))
    }
    switch phase {
    case .ended, .cancelled: fingers.remove(at: index)
    case .began, .moved, .stationary: fingers[index].location = location
    }
  }

  /// Adds the frames of one moment's touches, and what was repaired, to `items`.
  mutating func add(
    _ touches: [RawTouch], at time: Timestamp, _ names: inout TouchNames,
    to items: inout [TraceItem]
  ) throws(TraceError) {
    try refuseMany(touches.count, touches.first?.place)
    try refuseTwice(touches, names)
    var interrupted: [TouchSample] = []
    var samples: [TouchSample] = []
    for touch in touches {
      if touch.phase == .began, let index = index(of: touch.id) {
        let message =
          "touch \(names.text(touch.id)) began while it was down; the old one is cancelled"
        try repair(.oldTouchCancelled, touch.place, message, to: &items)
        interrupted.append(
          TouchSample(id: touch.id, phase: .cancelled, location: fingers[index].location))
        fingers.remove(at: index)
      }
      if let sample = try sample(of: touch, &names, to: &items) { samples.append(sample) }
    }
    try refuseMany(fingers.count, touches.first?.place)
    try warnOfMany(touches, to: &items)
    if !interrupted.isEmpty { items.append(.frame(Frame(time: time, samples: interrupted))) }
    // A frame whose touches were all dropped still moves the clock.
    items.append(.frame(Frame(time: time, samples: samples)))
  }

  /// Adds a moment in which something else happens; an interruption takes every touch away.
  mutating func add(
    _ event: SystemEvent, at time: Timestamp, _ names: inout TouchNames,
    to items: inout [TraceItem]
  ) {
    if event == .interruption {
      for finger in fingers { names.release(finger.id) }
      fingers.removeAll()
    }
    items.append(.frame(Frame(time: time, systemEvent: event)))
  }

  /// Tells of fingers that never lifted; the engine takes them away.
  mutating func finish(
    _ place: TracePlace, _ names: TouchNames, to items: inout [TraceItem]
  ) throws(TraceError) {
    guard !fingers.isEmpty else { return }
    let ids = fingers.map { names.text($0.id) }.joined(separator: ", ")
    let message =
      fingers.count == 1
      ? "touch \(ids) is still down at the end; it is cancelled at the last time"
      : "touches \(ids) are still down at the end; they are cancelled at the last time"
    try repair(.cancelledAtEnd, place, message, to: &items)
  }

  private func index(of id: TouchID) -> Int? {
    fingers.firstIndex { $0.id == id }
  }

  private func refuseMany(_ count: Int, _ place: TracePlace?) throws(TraceError) {
    guard count > Self.fingerLimit, let place else { return }
    throw Self.tooMany(count, place)
  }

  /// The error that so many touches are down at once.
  static func tooMany(_ count: Int, _ place: TracePlace) -> TraceError {
    .meaning(place, "\(count) touches at once; expected at most \(fingerLimit)")
  }

  private func refuseTwice(_ touches: [RawTouch], _ names: TouchNames) throws(TraceError) {
    for (index, touch) in touches.enumerated()
    where touches[..<index].contains(where: { $0.id == touch.id }) {
      throw .meaning(
        touch.place.appending("id"),
        "touch \(names.text(touch.id)) is twice in this event; expected each touch once")
    }
  }

  private mutating func sample(
    of touch: RawTouch, _ names: inout TouchNames, to items: inout [TraceItem]
  ) throws(TraceError) -> TouchSample? {
    var phase = touch.phase
    switch (phase, index(of: touch.id)) {
    case (.began, _): fingers.append(Finger(id: touch.id, location: touch.location))
    case (.moved, nil), (.stationary, nil):
      let message = "touch \(names.text(touch.id)) never began; it begins here"
      try repair(.beganInferred, touch.place, message, to: &items)
      phase = .began
      fingers.append(Finger(id: touch.id, location: touch.location))
    case (.ended, nil), (.cancelled, nil):
      let message = "touch \(names.text(touch.id)) never began; its end is dropped"
      try repair(.liftDropped, touch.place, message, to: &items)
      names.release(touch.id)
      return nil
    case (.moved, let index?), (.stationary, let index?): fingers[index].location = touch.location
    case (.ended, let index?), (.cancelled, let index?):
      fingers.remove(at: index)
      names.release(touch.id)
    }
    var sample = TouchSample(
      id: touch.id, phase: phase, location: touch.location, type: touch.type, view: touch.view)
    sample.details = touch.details
    return sample
  }

  private mutating func warnOfMany(
    _ touches: [RawTouch], to items: inout [TraceItem]
  ) throws(TraceError) {
    guard fingers.count > Self.mostFingers, !hasWarnedOfMany, let place = touches.first?.place
    else { return }
    hasWarnedOfMany = true
    let message = "\(fingers.count) touches at once; screens tell \(Self.mostFingers) apart"
    try repair(.manyTouches, place, message, to: &items)
  }

  private func repair(
    _ code: Repair.Code, _ place: TracePlace, _ message: String, to items: inout [TraceItem]
  ) throws(TraceError) {
    guard !isStrict else { throw .meaning(place, message) }
    items.append(.repaired(Repair(code: code, place: place, message: message)))
  }
}
