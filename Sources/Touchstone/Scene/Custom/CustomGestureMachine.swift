#if !hasFeature(Embedded)
  /// The pure part of a recognizer that a program defines: frames and deadlines in, proposals out. The
  /// arbiter treats it as one of its own.
  public protocol CustomGestureMachine: Sendable {
    /// Where the gesture is, in window points.
    var location: Point2D { get }
    /// How many fingers it reports.
    var touches: Int { get }
    /// What else it reports: its own numbers in the form of the kind that they are most like.
    var values: GestureValues { get }
    /// What it waits for, if it waits; `step` is called with `deadline` when its time has come.
    var deadline: Deadline? { get }

    /// Takes in one input and answers what it would like.
    mutating func step(_ input: GestureInput) -> GestureStep
    /// Whether it takes another finger beside so many of its own.
    func takesAnotherTouch(beside count: Int) -> Bool
    /// Its limits after a frame that it has taken in, for `explain`.
    func limits(after frame: GestureFrame) -> [GestureLimit]
    /// The limit of the time that runs, for `explain`; nil when none runs.
    func timeLimit(at now: Timestamp) -> GestureLimit?
  }

  extension CustomGestureMachine {
    /// Nothing but its location.
    public var values: GestureValues { .custom }

    /// Waits for nothing.
    public var deadline: Deadline? { nil }

    /// Takes every finger.
    public func takesAnotherTouch(beside count: Int) -> Bool { true }

    /// None.
    public func limits(after frame: GestureFrame) -> [GestureLimit] { [] }

    /// None.
    public func timeLimit(at now: Timestamp) -> GestureLimit? { nil }
  }
#endif
