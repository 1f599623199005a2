#if !hasFeature(Embedded)
  /// The pure part of a recognizer that a program brings: frames and deadlines in, proposals out. The
  /// arbiter treats it as one of its own.
  public protocol CustomGestureMachine: Sendable {
    /// Where the gesture is, in window points.
    var location: Point2D { get }
    /// How many fingers it reports.
    var touches: Int { get }
    /// What it waits for, if it waits; `step` is called with `deadline` when its time has come.
    var deadline: Deadline? { get }

    /// Takes in one input and answers what it would like.
    mutating func step(_ input: GestureInput) -> GestureStep
    /// Whether it takes another finger beside so many of its own.
    func takesAnotherTouch(beside count: Int) -> Bool
  }

  extension CustomGestureMachine {
    /// Waits for nothing.
    public var deadline: Deadline? { nil }

    /// Takes every finger.
    public func takesAnotherTouch(beside count: Int) -> Bool { true }
  }
#endif
