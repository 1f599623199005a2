/// The pure part of a recognizer: frames and deadlines in, proposals out. A machine knows no view, no
/// other recognizer, no output, and no time but its input's.
///
/// What has a default here is what many machines do not need.
protocol RecognizerMachine {
  /// Where the gesture is, in window points (R28).
  var location: Point2D { get }
  /// How many fingers it reports unless it failed (R65a).
  var touches: Int { get }
  /// What else it reports.
  var values: GestureValues { get }
  /// What it waits for, if it waits.
  var deadline: Deadline? { get }
  /// Until when it rests, if it has decided nothing: fingers that move, while none lands or leaves,
  /// change only its location. Asked when one has landed or left.
  var rest: Timestamp? { get }

  /// Takes in a frame in which an own touch changed; nil: it proposes nothing, and its deadline is the
  /// same unless a finger landed or left. A machine whose deadline a move changes answers `stay`.
  mutating func step(_ frame: GestureFrame) -> GestureStep?
  /// Takes in that its deadline has come; nil: it proposes nothing.
  mutating func expire(at now: Timestamp) -> GestureStep?
  /// Takes in that the requirement that it waited for has failed: what it held back is sent now.
  mutating func release(at now: Timestamp)
  /// Makes it ready for a new attempt.
  mutating func reset()

  /// Makes a value another one from here on, if it reports such a one; its velocity stays.
  mutating func set(_ value: SettableValue)

  /// Whether it takes another finger beside so many of its own. One that it does not take is never one of
  /// its touches.
  func takesAnotherTouch(beside count: Int) -> Bool
  /// The limit of the time that runs; nil when none runs.
  func timeLimit(at now: Timestamp) -> GestureLimit?
  /// Its limits after a frame that it has taken in.
  func limits(after frame: GestureFrame) -> [GestureLimit]
}

extension RecognizerMachine {
  var deadline: Deadline? { nil }
  var rest: Timestamp? { nil }
  mutating func expire(at now: Timestamp) -> GestureStep? { nil }
  mutating func release(at now: Timestamp) {}
  mutating func set(_ value: SettableValue) {}
  func takesAnotherTouch(beside count: Int) -> Bool { true }
  func timeLimit(at now: Timestamp) -> GestureLimit? { nil }
  func limits(after frame: GestureFrame) -> [GestureLimit] { [] }
}
