/// Something that a machine of any kind takes in.
protocol MachineChange {
  associatedtype Answer

  func apply(to machine: inout some RecognizerMachine) -> Answer
}

extension GestureMachines {
  /// Gives a recognizer a frame in which a touch of its own changed; nil: it proposes nothing.
  @inline(__always)
  mutating func step(_ recognizer: Int, _ frame: GestureFrame) -> GestureStep? {
    change(recognizer, Step(frame: frame))
  }

  /// Tells a recognizer that its deadline has come; nil: it proposes nothing.
  mutating func expire(_ recognizer: Int, at now: Timestamp) -> GestureStep? {
    change(recognizer, Expiry(now: now))
  }

  /// Tells a recognizer that the requirement that it waited for has failed.
  mutating func release(_ recognizer: Int, at now: Timestamp) {
    change(recognizer, Release(now: now))
  }

  /// Makes a recognizer ready for a new attempt.
  mutating func reset(_ recognizer: Int) { change(recognizer, Reset()) }

  /// Sets a value that a recognizer reports from here on (R47, R57), if its kind reports it.
  mutating func set(_ value: SettableValue, of recognizer: Int) {
    change(recognizer, Setting(value: value))
  }
}

private struct Step: MachineChange {
  let frame: GestureFrame

  @inline(__always)
  func apply(to machine: inout some RecognizerMachine) -> GestureStep? { machine.step(frame) }
}

private struct Expiry: MachineChange {
  let now: Timestamp

  func apply(to machine: inout some RecognizerMachine) -> GestureStep? {
    machine.expire(at: now)
  }
}

private struct Release: MachineChange {
  let now: Timestamp

  func apply(to machine: inout some RecognizerMachine) { machine.release(at: now) }
}

private struct Reset: MachineChange {
  func apply(to machine: inout some RecognizerMachine) { machine.reset() }
}

private struct Setting: MachineChange {
  let value: SettableValue

  func apply(to machine: inout some RecognizerMachine) { machine.set(value) }
}
