/// The pure part of a recognizer: frames and deadlines in, proposals out. It knows no view, no other
/// recognizer, no output, and no time but its input's.
enum GestureMachine {
  case tap(TapMachine)
  case longPress(LongPressMachine)
  case pan(PanMachine)
  case swipe(SwipeMachine)
  case pinch(PinchMachine)
  case rotation(RotationMachine)
  case screenEdgePan(ScreenEdgePanMachine)

  init(_ settings: GestureSettings) {
    switch settings {
    case .tap(let settings): self = .tap(TapMachine(settings))
    case .longPress(let settings): self = .longPress(LongPressMachine(settings))
    case .pan(let settings): self = .pan(PanMachine(settings))
    case .swipe(let settings): self = .swipe(SwipeMachine(settings))
    case .pinch(let settings): self = .pinch(PinchMachine(settings))
    case .rotation(let settings): self = .rotation(RotationMachine(settings))
    case .screenEdgePan(let settings): self = .screenEdgePan(ScreenEdgePanMachine(settings))
    }
  }

  /// Takes in one input. Without own touches there is nothing to step: callers leave such frames out.
  mutating func step(_ input: GestureInput) -> GestureStep {
    switch self {
    case .tap(var machine):
      defer { self = .tap(machine) }
      return machine.step(input)
    case .longPress(var machine):
      defer { self = .longPress(machine) }
      return machine.step(input)
    case .pan(var machine):
      defer { self = .pan(machine) }
      return machine.step(input)
    case .swipe(var machine):
      defer { self = .swipe(machine) }
      return machine.step(input)
    case .pinch(var machine):
      defer { self = .pinch(machine) }
      return machine.step(input)
    case .rotation(var machine):
      defer { self = .rotation(machine) }
      return machine.step(input)
    case .screenEdgePan(var machine):
      defer { self = .screenEdgePan(machine) }
      return machine.step(input)
    }
  }

  /// Whether it takes another finger beside so many of its own; one that it does not take is never
  /// one of its touches.
  func takesAnotherTouch(beside count: Int) -> Bool {
    switch self {
    case .tap, .swipe: true
    case .longPress(let machine): machine.takesAnotherTouch
    case .pan(let machine): machine.takesAnotherTouch(beside: count)
    case .screenEdgePan(let machine): machine.takesAnotherTouch(beside: count)
    case .pinch, .rotation: count < 2
    }
  }

  /// Makes a pan's translation another one from here on, in window points (R47).
  mutating func setTranslation(_ translation: Vector2D) {
    switch self {
    case .pan(var machine):
      machine.setTranslation(translation)
      self = .pan(machine)
    case .screenEdgePan(var machine):
      machine.setTranslation(translation)
      self = .screenEdgePan(machine)
    case .tap, .longPress, .swipe, .pinch, .rotation: break
    }
  }

  /// Makes a pinch's scale another one from here on (R57).
  mutating func setScale(_ scale: Double) {
    guard case .pinch(var machine) = self else { return }
    machine.setScale(scale)
    self = .pinch(machine)
  }

  /// Makes a rotation's angle another one from here on, in radians (R57).
  mutating func setRotation(_ rotation: Double) {
    guard case .rotation(var machine) = self else { return }
    machine.setRotation(rotation)
    self = .rotation(machine)
  }

  /// What it waits for, if it waits.
  var deadline: Deadline? {
    switch self {
    case .tap(let machine): machine.deadline
    case .longPress(let machine): machine.deadline
    case .pan, .swipe, .pinch, .rotation, .screenEdgePan: nil
    }
  }

  /// Where it says it is, in window points (R28).
  var location: Point2D {
    switch self {
    case .tap(let machine): machine.location
    case .longPress(let machine): machine.location
    case .pan(let machine): machine.location
    case .swipe(let machine): machine.location
    case .pinch(let machine): machine.location
    case .rotation(let machine): machine.location
    case .screenEdgePan(let machine): machine.location
    }
  }

  /// How many fingers it reports unless it failed (R65a).
  var touches: Int {
    switch self {
    case .tap(let machine): machine.touches
    case .longPress(let machine): machine.touches
    case .pan(let machine): machine.touches
    case .swipe(let machine): machine.touches
    case .pinch(let machine): machine.touches
    case .rotation(let machine): machine.touches
    case .screenEdgePan(let machine): machine.touches
    }
  }

  /// What else it reports.
  var values: GestureValues {
    switch self {
    case .tap(let machine): machine.values
    case .longPress(let machine): machine.values
    case .pan(let machine): machine.values
    case .swipe(let machine): machine.values
    case .pinch(let machine): machine.values
    case .rotation(let machine): machine.values
    case .screenEdgePan(let machine): machine.values
    }
  }
}
