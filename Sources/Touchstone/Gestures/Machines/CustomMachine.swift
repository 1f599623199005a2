#if !hasFeature(Embedded)
  /// The machine of a recognizer that a program defines.
  struct CustomMachine: RecognizerMachine {
    private let gesture: CustomGesture
    private var machine: any CustomGestureMachine

    init(_ gesture: CustomGesture) {
      self.gesture = gesture
      machine = gesture.makeMachine()
    }

    var location: Point2D { machine.location }

    var touches: Int { machine.touches }

    var values: GestureValues { machine.values }

    var deadline: Deadline? { machine.deadline }

    mutating func step(_ frame: GestureFrame) -> GestureStep? { propose(.frame(frame)) }

    mutating func expire(at now: Timestamp) -> GestureStep? { propose(.deadline(now)) }

    mutating func release(at now: Timestamp) { _ = machine.step(.released(now)) }

    mutating func reset() { machine = gesture.makeMachine() }

    func takesAnotherTouch(beside count: Int) -> Bool { machine.takesAnotherTouch(beside: count) }

    func timeLimit(at now: Timestamp) -> GestureLimit? { machine.timeLimit(at: now) }

    func limits(after frame: GestureFrame) -> [GestureLimit] { machine.limits(after: frame) }

    /// The machine's answer, or nil for `stay`: for most fingers and frames machines propose nothing, and
    /// an optional shows that at a glance.
    private mutating func propose(_ input: GestureInput) -> GestureStep? {
      let step = machine.step(input)
      return step == .stay ? nil : step
    }
  }
#endif
