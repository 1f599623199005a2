package import Touchstone

/// Which kinds of event are printed.
package struct Show: OptionSet, Sendable {
  /// One bit a kind.
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Changes of recognizers' states.
  package static let transitions = Show(rawValue: 1)
  /// Transforms of views.
  package static let transforms = Show(rawValue: 2)
  /// Touches, with what the hit test did.
  package static let touches = Show(rawValue: 4)
  /// Calls of views' touch methods, and what else goes through the responders.
  package static let deliveries = Show(rawValue: 8)
  /// Action messages.
  package static let actions = Show(rawValue: 16)
  /// Recognizers' timers.
  package static let timers = Show(rawValue: 32)
  /// Recognizers' resets.
  package static let resets = Show(rawValue: 64)
  /// Changes that behaviors make to views.
  package static let views = Show(rawValue: 128)
  /// Animations.
  package static let animations = Show(rawValue: 256)

  /// Gestures, each when it is over.
  package static let gestures = Show(rawValue: 512)

  /// What is printed unless the user asks for something else.
  package static let standard: Show = [.transitions, .transforms]
  /// Everything.
  package static let all = Show(rawValue: 1023)

  /// The kinds with their names on the command line.
  package static let named: [(name: StaticString, show: Show)] = [
    ("transitions", .transitions), ("transforms", .transforms), ("touches", .touches),
    ("deliveries", .deliveries), ("actions", .actions), ("timers", .timers),
    ("views", .views), ("animations", .animations), ("resets", .resets),
    ("gestures", .gestures), ("all", .all),
  ]

  /// The kind whose lines have a `type`; empty for lines that are always printed.
  package init(ofLines type: String) {
    self = OutputLine(type: type)?.show ?? []
  }

  /// What a replay has to observe: transforms always, because the hash covers them.
  package var observation: Observation {
    var observation: Observation = .transforms
    if contains(.touches) { observation.insert(.touches) }
    if contains(.deliveries) { observation.insert(.deliveries) }
    if contains(.actions) { observation.insert(.actions) }
    if contains(.timers) { observation.insert(.timers) }
    if contains(.resets) { observation.insert(.resets) }
    if contains(.views) { observation.insert(.views) }
    if contains(.animations) { observation.insert(.animations) }
    return observation
  }

  /// Whether an event is of a kind that is printed.
  func includes(_ event: ReplayEvent) -> Bool {
    switch event {
    case .transition: contains(.transitions)
    case .transform: contains(.transforms)
    case .touch: contains(.touches)
    case .delivery, .event: contains(.deliveries)
    case .action: contains(.actions)
    case .timer: contains(.timers)
    case .reset: contains(.resets)
    case .view: contains(.views)
    case .animation: contains(.animations)
    // Only stories print it.
    case .progress: false
    }
  }
}
