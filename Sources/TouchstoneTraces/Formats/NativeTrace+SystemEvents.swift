import SafeJSON
import Touchstone

extension NativeTrace {
  /// The keys of which an entry has at most one: what happened.
  private static let happenings = ["touches"] + systemEvents
  private static let systemEvents = ["motion", "remoteControl", "interruption"]
  private static let motions = [(name: "shake", value: ())]
  private static let motionPhases = SystemEvent.MotionPhase.allCases.map {
    (name: "\($0.name)", value: $0)
  }
  private static let remoteControls = SystemEvent.RemoteControl.allCases.map {
    (name: "\($0.name)", value: $0)
  }

  /// What an entry says happened apart from touches; nil when it is about touches or the clock.
  func systemEvent(of entry: TraceValue) throws(TraceError) -> SystemEvent? {
    guard Self.systemEvents.contains(where: { entry.value[$0] != nil }) else { return nil }
    try checkAlone(entry)
    if let motion = entry.member("motion") { return .motion(try phase(ofMotion: motion)) }
    if let control = entry.member("remoteControl") {
      return .remoteControl(try button(of: control))
    }
    guard let interruption = entry.member("interruption") else { return nil }
    guard interruption.value == .bool(true) else { throw interruption.expected("true") }
    return .interruption
  }

  /// Refuses a second key of those that say what happened, and any in a flat row, which is a touch.
  private func checkAlone(_ entry: TraceValue) throws(TraceError) {
    var keys = Self.happenings.filter { entry.value[$0] != nil }
    if let own = ["phase", "id"].first(where: { entry.value[$0] != nil }) {
      keys.insert(own, at: 0)
    }
    guard keys.count > 1 else { return }
    throw .meaning(
      entry.place.appending(keys[1]),
      "stands beside '\(keys[0])'; expected only one of "
        + Self.happenings.joined(separator: ", "))
  }

  private func phase(ofMotion value: TraceValue) throws(TraceError) -> SystemEvent.MotionPhase {
    try value.object()
    try value.required("subtype", "motion", among: Self.motions)
    return try value.required("phase", "phase of a motion", among: Self.motionPhases)
  }

  private func button(of value: TraceValue) throws(TraceError) -> SystemEvent.RemoteControl {
    try value.object()
    return try value.required("subtype", "button", among: Self.remoteControls)
  }
}
