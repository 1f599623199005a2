#if !hasFeature(Embedded)
  /// A recognizer that a program defines: a name, and how a machine is made for each attempt.
  public struct CustomGesture: Equatable, Sendable {
    /// What it is called; gestures of one name count as equal.
    public let name: String
    /// Makes a machine for a new attempt.
    let makeMachine: @Sendable () -> any CustomGestureMachine

    /// A recognizer from a name and a maker of machines.
    public init(name: String, makeMachine: @escaping @Sendable () -> any CustomGestureMachine) {
      self.name = name
      self.makeMachine = makeMachine
    }

    /// Whether both have one name.
    public static func == (left: CustomGesture, right: CustomGesture) -> Bool {
      left.name == right.name
    }
  }

  /// A machine that never proposes anything, and fails when its fingers are gone.
  struct NoGesture: CustomGestureMachine {
    private(set) var location = Point2D.zero
    private(set) var touches = 0

    mutating func step(_ input: GestureInput) -> GestureStep {
      guard case .frame(let frame) = input else { return .stay }
      location = frame.centroid
      touches = frame.count
      return frame.remainingCount == 0 ? .fail(GestureReason(.liftedEarly)) : .stay
    }
  }
#endif
