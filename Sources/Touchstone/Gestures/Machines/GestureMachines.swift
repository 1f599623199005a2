/// The pure parts of all recognizers: frames and deadlines in, proposals out. A machine knows no
/// view, no other recognizer, no output, and no time but its input's.
///
/// They are kept by kind, because Swift changes an array's element where it is, but copies what an
/// enum holds: in and out again, for every recognizer and frame.
struct GestureMachines {
  /// Where a recognizer's machine is: its kind, and its index among those of the kind.
  enum Place {
    case tap(Int)
    case longPress(Int)
    case pan(Int)
    case swipe(Int)
    case pinch(Int)
    case rotation(Int)
    case screenEdgePan(Int)
    #if !hasFeature(Embedded)
      case custom(Int)
    #endif
  }

  private(set) var places: [Place] = []
  private(set) var taps: [TapMachine] = []
  private(set) var longPresses: [LongPressMachine] = []
  private(set) var pans: [PanMachine] = []
  private(set) var swipes: [SwipeMachine] = []
  private(set) var pinches: [PinchMachine] = []
  private(set) var rotations: [RotationMachine] = []
  private(set) var screenEdgePans: [ScreenEdgePanMachine] = []
  #if !hasFeature(Embedded)
    private var customs: [(gesture: CustomGesture, machine: any CustomGestureMachine)] = []
  #endif

  /// Makes the machine of the next recognizer.
  mutating func add(_ settings: GestureSettings) {
    switch settings {
    case .tap(let settings): places.append(.tap(taps.add(TapMachine(settings))))
    case .longPress(let settings):
      places.append(.longPress(longPresses.add(LongPressMachine(settings))))
    case .pan(let settings): places.append(.pan(pans.add(PanMachine(settings))))
    case .swipe(let settings): places.append(.swipe(swipes.add(SwipeMachine(settings))))
    case .pinch(let settings): places.append(.pinch(pinches.add(PinchMachine(settings))))
    case .rotation(let settings):
      places.append(.rotation(rotations.add(RotationMachine(settings))))
    case .screenEdgePan(let settings):
      places.append(.screenEdgePan(screenEdgePans.add(ScreenEdgePanMachine(settings))))
    #if !hasFeature(Embedded)
      case .custom(let gesture):
        places.append(.custom(customs.add((gesture, gesture.makeMachine()))))
    #endif
    }
  }

  // MARK: Inputs

  /// Gives a recognizer a frame in which a touch of its own changed; nil: it proposes nothing.
  @inline(__always)
  mutating func step(_ recognizer: Int, _ frame: GestureFrame) -> GestureStep? {
    switch places[recognizer] {
    case .tap(let place): taps[place].step(frame)
    case .longPress(let place): longPresses[place].step(frame)
    case .pan(let place): pans[place].step(frame)
    case .swipe(let place): swipes[place].step(frame)
    case .pinch(let place): pinches[place].step(frame)
    case .rotation(let place): rotations[place].step(frame)
    case .screenEdgePan(let place): screenEdgePans[place].step(frame)
    #if !hasFeature(Embedded)
      case .custom(let place): customs[place].machine.step(.frame(frame)).proposal
    #endif
    }
  }

  /// Tells a recognizer that its deadline has come; nil: it proposes nothing.
  mutating func expire(_ recognizer: Int, at now: Timestamp) -> GestureStep? {
    switch places[recognizer] {
    case .tap(let place): taps[place].expire(at: now)
    case .longPress(let place): longPresses[place].expire(at: now)
    case .pan, .swipe, .pinch, .rotation, .screenEdgePan: nil
    #if !hasFeature(Embedded)
      case .custom(let place): customs[place].machine.step(.deadline(now)).proposal
    #endif
    }
  }

  /// Tells a recognizer that the requirement that it waited for has failed: what it held back is
  /// sent now.
  mutating func release(_ recognizer: Int, at now: Timestamp) {
    switch places[recognizer] {
    case .longPress(let place): longPresses[place].release(at: now)
    case .pan(let place): pans[place].release()
    case .screenEdgePan(let place): screenEdgePans[place].release()
    case .tap, .swipe, .pinch, .rotation: break
    #if !hasFeature(Embedded)
      case .custom(let place): _ = customs[place].machine.step(.released(now))
    #endif
    }
  }

  /// Makes a recognizer's machine ready for a new attempt.
  mutating func reset(_ recognizer: Int) {
    switch places[recognizer] {
    case .tap(let place): taps[place].reset()
    case .longPress(let place): longPresses[place].reset()
    case .pan(let place): pans[place].reset()
    case .swipe(let place): swipes[place].reset()
    case .pinch(let place): pinches[place].reset()
    case .rotation(let place): rotations[place].reset()
    case .screenEdgePan(let place): screenEdgePans[place].reset()
    #if !hasFeature(Embedded)
      case .custom(let place): customs[place].machine = customs[place].gesture.makeMachine()
    #endif
    }
  }

  /// Makes a pan's translation another one from here on, in window points (R47).
  mutating func setTranslation(_ translation: Vector2D, of recognizer: Int) {
    switch places[recognizer] {
    case .pan(let place): pans[place].setTranslation(translation)
    case .screenEdgePan(let place): screenEdgePans[place].setTranslation(translation)
    default: break
    }
  }

  /// Makes a pinch's scale another one from here on (R57).
  mutating func setScale(_ scale: Double, of recognizer: Int) {
    if case .pinch(let place) = places[recognizer] { pinches[place].setScale(scale) }
  }

  /// Makes a rotation's angle another one from here on, in radians (R57).
  mutating func setRotation(_ rotation: Double, of recognizer: Int) {
    if case .rotation(let place) = places[recognizer] { rotations[place].setRotation(rotation) }
  }

  // MARK: Questions

  /// Whether a recognizer takes another finger beside so many of its own; one that it does not take is
  /// never one of its touches.
  func takesAnotherTouch(_ recognizer: Int, beside count: Int) -> Bool {
    switch places[recognizer] {
    case .tap, .swipe: true
    case .longPress(let place): longPresses[place].takesAnotherTouch
    case .pan(let place): pans[place].takesAnotherTouch(beside: count)
    case .screenEdgePan(let place): screenEdgePans[place].takesAnotherTouch(beside: count)
    #if !hasFeature(Embedded)
      case .custom(let place): customs[place].machine.takesAnotherTouch(beside: count)
    #endif
    case .pinch, .rotation: count < 2
    }
  }

  /// What a recognizer waits for, if it waits.
  func deadline(of recognizer: Int) -> Deadline? {
    switch places[recognizer] {
    case .tap(let place): taps[place].deadline
    case .longPress(let place): longPresses[place].deadline
    case .pan, .swipe, .pinch, .rotation, .screenEdgePan: nil
    #if !hasFeature(Embedded)
      case .custom(let place): customs[place].machine.deadline
    #endif
    }
  }

  /// Until when a recognizer that has not been heard rests: fingers that move, while nobody lands or
  /// leaves, change nothing but where it is. It is asked when somebody has.
  func rest(of recognizer: Int) -> Timestamp? {
    switch places[recognizer] {
    case .tap(let place): taps[place].rest
    case .swipe(let place): swipes[place].rest
    case .pinch(let place): pinches[place].rest
    case .rotation(let place): rotations[place].rest
    case .longPress, .pan, .screenEdgePan: nil
    #if !hasFeature(Embedded)
      case .custom: nil
    #endif
    }
  }

  /// Whether a program has brought some of them.
  var hasCustoms: Bool {
    #if hasFeature(Embedded)
      false
    #else
      !customs.isEmpty
    #endif
  }

  /// Where a recognizer says it is, in window points (R28).
  func location(of recognizer: Int) -> Point2D {
    switch places[recognizer] {
    case .tap(let place): taps[place].location
    case .longPress(let place): longPresses[place].location
    case .pan(let place): pans[place].location
    case .swipe(let place): swipes[place].location
    case .pinch(let place): pinches[place].location
    case .rotation(let place): rotations[place].location
    case .screenEdgePan(let place): screenEdgePans[place].location
    #if !hasFeature(Embedded)
      case .custom(let place): customs[place].machine.location
    #endif
    }
  }

  /// All that a recognizer reports at once, unless it failed.
  func report(of recognizer: Int) -> (touches: Int, location: Point2D, values: GestureValues) {
    switch places[recognizer] {
    case .pan(let place):
      (pans[place].touches, pans[place].location, pans[place].values)
    case .pinch(let place):
      (pinches[place].touches, pinches[place].location, pinches[place].values)
    case .rotation(let place):
      (rotations[place].touches, rotations[place].location, rotations[place].values)
    default: (touches(of: recognizer), location(of: recognizer), values(of: recognizer))
    }
  }

  /// How many fingers a recognizer reports unless it failed (R65a).
  func touches(of recognizer: Int) -> Int {
    switch places[recognizer] {
    case .tap(let place): taps[place].touches
    case .longPress(let place): longPresses[place].touches
    case .pan(let place): pans[place].touches
    case .swipe(let place): swipes[place].touches
    case .pinch(let place): pinches[place].touches
    case .rotation(let place): rotations[place].touches
    case .screenEdgePan(let place): screenEdgePans[place].touches
    #if !hasFeature(Embedded)
      case .custom(let place): customs[place].machine.touches
    #endif
    }
  }

  /// What else a recognizer reports.
  @inline(__always)
  func values(of recognizer: Int) -> GestureValues {
    switch places[recognizer] {
    case .tap(let place): taps[place].values
    case .longPress(let place): longPresses[place].values
    case .pan(let place): pans[place].values
    case .swipe(let place): swipes[place].values
    case .pinch(let place): pinches[place].values
    case .rotation(let place): rotations[place].values
    case .screenEdgePan(let place): screenEdgePans[place].values
    #if !hasFeature(Embedded)
      case .custom: .custom
    #endif
    }
  }
}

extension GestureStep {
  /// The step, or nil for `stay`: for each finger and frame most machines propose nothing, and that
  /// is told from an optional at a glance.
  fileprivate var proposal: GestureStep? { self == .stay ? nil : self }
}

extension Array {
  /// Appends an element and returns its index.
  fileprivate mutating func add(_ element: Element) -> Int {
    append(element)
    return count - 1
  }
}
