import SafeJSON
import Touchstone

extension RecordingReader {
  /// Whether an event that stands next may be read by the fast lane.
  func takesPlainEvents(_ upcoming: UpcomingValue) -> Bool {
    switch (form, upcoming) {
    case (.lines, .line): rows.isEmpty
    case (.document(let key, _), .firstElement), (.document(let key, _), .laterElement):
      key == "events"
    default: false
    }
  }

  /// Takes in an event, if there is nothing to say about it.
  mutating func take(_ frame: Frame) -> Bool {
    assembler.take(frame)
  }

  /// Notes where the event was that has been taken in.
  mutating func noteEvent(onLine line: Int) {
    if case .document(let key, _) = form {
      lastEntry = documentPlace(line)
      lastEntry.element = .init(key: key, index: elementCount)
      elementCount += 1
    } else {
      lastEntry = EntryPlace(line: line, isInStream: true)
    }
  }
}
