/// Something that is asked of a machine of any kind.
protocol MachineQuestion {
  associatedtype Answer

  func answer(of machine: borrowing some RecognizerMachine) -> Answer
}

extension GestureMachines {
  /// What a recognizer waits for, if it waits.
  func deadline(of recognizer: Int) -> Deadline? { ask(recognizer, DeadlineQuestion()) }

  /// Until when a recognizer that has decided nothing rests.
  func rest(of recognizer: Int) -> Timestamp? { ask(recognizer, RestQuestion()) }

  /// Where a recognizer says it is, in window points (R28).
  func location(of recognizer: Int) -> Point2D { report(of: recognizer).location }

  /// What else a recognizer reports.
  @inline(__always)
  func values(of recognizer: Int) -> GestureValues { ask(recognizer, ReportQuestion()).values }

  /// All that a recognizer reports at once, unless it failed.
  func report(of recognizer: Int) -> (touches: Int, location: Point2D, values: GestureValues) {
    ask(recognizer, ReportQuestion())
  }

  /// Whether a recognizer takes another finger beside so many of its own.
  func takesAnotherTouch(_ recognizer: Int, beside count: Int) -> Bool {
    ask(recognizer, RoomQuestion(count: count))
  }

  /// The limit of the time that runs for a recognizer; nil when none runs.
  func timeLimit(of recognizer: Int, at now: Timestamp) -> GestureLimit? {
    ask(recognizer, TimeQuestion(now: now))
  }

  /// The limits of a recognizer after a frame that it has taken in.
  func limits(of recognizer: Int, after frame: GestureFrame) -> [GestureLimit] {
    ask(recognizer, LimitQuestion(frame: frame))
  }
}

private struct DeadlineQuestion: MachineQuestion {
  @inline(__always)
  func answer(of machine: borrowing some RecognizerMachine) -> Deadline? { machine.deadline }
}

private struct RestQuestion: MachineQuestion {
  @inline(__always)
  func answer(of machine: borrowing some RecognizerMachine) -> Timestamp? { machine.rest }
}

private struct ReportQuestion: MachineQuestion {
  @inline(__always)
  func answer(
    of machine: borrowing some RecognizerMachine
  ) -> (touches: Int, location: Point2D, values: GestureValues) {
    (machine.touches, machine.location, machine.values)
  }
}

private struct RoomQuestion: MachineQuestion {
  let count: Int

  func answer(of machine: borrowing some RecognizerMachine) -> Bool {
    machine.takesAnotherTouch(beside: count)
  }
}

private struct TimeQuestion: MachineQuestion {
  let now: Timestamp

  func answer(of machine: borrowing some RecognizerMachine) -> GestureLimit? {
    machine.timeLimit(at: now)
  }
}

private struct LimitQuestion: MachineQuestion {
  let frame: GestureFrame

  func answer(of machine: borrowing some RecognizerMachine) -> [GestureLimit] {
    machine.limits(after: frame)
  }
}
