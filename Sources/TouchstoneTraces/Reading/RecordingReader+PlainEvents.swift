import SafeJSON
import Touchstone

extension RecordingReader {
  /// Where events may come that the fast lane reads.
  enum PlainEvents {
    case nowhere, lines, elements

    init(_ form: Form) {
      switch form {
      case .lines: self = .lines
      case .document(key: "events", _): self = .elements
      default: self = .nowhere
      }
    }
  }

  /// Whether an event that stands next may be read by the fast lane.
  func takesPlainEvents(_ upcoming: UpcomingValue) -> Bool {
    switch (plainEvents, upcoming) {
    case (.lines, .line), (.elements, .firstElement), (.elements, .laterElement): rows.isEmpty
    default: false
    }
  }

  /// Takes in an event, if there is nothing to say about it.
  mutating func take(_ frame: Frame) -> Bool {
    assembler.take(frame)
  }

  /// Notes where the event was that has been taken in.
  mutating func noteEvent(onLine line: Int) {
    lastEntry.line = line
    if plainEvents == .elements {
      lastEntry.element = elementCount
      elementCount += 1
    }
    if !events.unread.isEmpty { audit.note(events.unread, lastEntry.place.path, onLine: line) }
  }
}
