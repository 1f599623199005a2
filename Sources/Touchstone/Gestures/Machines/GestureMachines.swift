/// The machines of all recognizers.
///
/// They are kept by kind, because Swift changes an array's element where it is, but copies what an
/// enum holds: in and out again, for every recognizer and frame. A kind has an array, and a line in
/// `add`, `ask` and `change`; everything else is said once for all kinds.
struct GestureMachines {
  /// Where a recognizer's machine is: its kind, and its index among those of the kind.
  private struct Place {
    let kind: GestureKind
    let index: Int
  }

  private var places: [Place] = []
  private var taps: [TapMachine] = []
  private var longPresses: [LongPressMachine] = []
  private var pans: [PanMachine] = []
  private var swipes: [SwipeMachine] = []
  private var pinches: [PinchMachine] = []
  private var rotations: [RotationMachine] = []
  private var screenEdgePans: [ScreenEdgePanMachine] = []
  #if !hasFeature(Embedded)
    private var customs: [CustomMachine] = []
  #endif

  /// Makes the machine of the next recognizer.
  mutating func add(_ settings: GestureSettings) {
    let index =
      switch settings {
      case .tap(let settings): taps.add(TapMachine(settings))
      case .longPress(let settings): longPresses.add(LongPressMachine(settings))
      case .pan(let settings): pans.add(PanMachine(settings))
      case .swipe(let settings): swipes.add(SwipeMachine(settings))
      case .pinch(let settings): pinches.add(PinchMachine(settings))
      case .rotation(let settings): rotations.add(RotationMachine(settings))
      case .screenEdgePan(let settings): screenEdgePans.add(ScreenEdgePanMachine(settings))
      #if !hasFeature(Embedded)
        case .custom(let gesture): customs.add(CustomMachine(gesture))
      #endif
      }
    places.append(Place(kind: settings.kind, index: index))
  }

  /// Asks a recognizer's machine something.
  @inline(__always)
  func ask<Question: MachineQuestion>(
    _ recognizer: Int, _ question: Question
  ) -> Question.Answer {
    let index = places[recognizer].index
    return switch places[recognizer].kind {
    case .tap: question.answer(of: taps[index])
    case .longPress: question.answer(of: longPresses[index])
    case .pan: question.answer(of: pans[index])
    case .swipe: question.answer(of: swipes[index])
    case .pinch: question.answer(of: pinches[index])
    case .rotation: question.answer(of: rotations[index])
    case .screenEdgePan: question.answer(of: screenEdgePans[index])
    #if !hasFeature(Embedded)
      case .custom: question.answer(of: customs[index])
    #endif
    }
  }

  /// Lets a recognizer's machine take something in.
  @inline(__always)
  mutating func change<Change: MachineChange>(
    _ recognizer: Int, _ change: Change
  ) -> Change.Answer {
    let index = places[recognizer].index
    return switch places[recognizer].kind {
    case .tap: change.apply(to: &taps[index])
    case .longPress: change.apply(to: &longPresses[index])
    case .pan: change.apply(to: &pans[index])
    case .swipe: change.apply(to: &swipes[index])
    case .pinch: change.apply(to: &pinches[index])
    case .rotation: change.apply(to: &rotations[index])
    case .screenEdgePan: change.apply(to: &screenEdgePans[index])
    #if !hasFeature(Embedded)
      case .custom: change.apply(to: &customs[index])
    #endif
    }
  }

  /// Whether some of them come from a program.
  var hasCustoms: Bool {
    #if hasFeature(Embedded)
      false
    #else
      !customs.isEmpty
    #endif
  }
}

extension Array {
  /// Appends an element and returns its index.
  fileprivate mutating func add(_ element: Element) -> Int {
    append(element)
    return count - 1
  }
}
