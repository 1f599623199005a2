/// What a replay reports, in the order in which it happened.
///
/// Nearly all that happens is that gestures go on and views follow them. These events are kept apart from
/// the others, so that they are written and read without a detour; for code that goes through the events,
/// that makes no difference.
public struct ReplayEvents: Sendable {
  /// Where an event is kept.
  package struct Entry: Sendable {
    /// Which of the arrays has it.
    package enum Kind: Sendable {
      case transition
      case transform
      case other
    }

    package let kind: Kind
    /// Its index there.
    package let place: Int
  }

  /// The events, in order.
  package private(set) var entries: [Entry] = []
  /// The transitions that entries stand for.
  package private(set) var transitions: [StateTransition] = []
  /// The transforms that entries stand for.
  package private(set) var transforms: [TransformReport] = []
  private var others: [ReplayEvent] = []

  /// No events.
  public init() {}

  mutating func append(_ transition: StateTransition) {
    entries.append(Entry(kind: .transition, place: transitions.count))
    transitions.append(transition)
  }

  mutating func append(_ report: TransformReport) {
    entries.append(Entry(kind: .transform, place: transforms.count))
    transforms.append(report)
  }

  /// Keeps an event, which the entry stands for.
  private mutating func keep(_ event: ReplayEvent) -> Entry {
    switch event {
    case .transition(let transition):
      transitions.append(transition)
      return Entry(kind: .transition, place: transitions.count - 1)
    case .transform(let report):
      transforms.append(report)
      return Entry(kind: .transform, place: transforms.count - 1)
    default:
      others.append(event)
      return Entry(kind: .other, place: others.count - 1)
    }
  }
}

extension ReplayEvents: RandomAccessCollection, RangeReplaceableCollection {
  /// The index of the first event.
  public var startIndex: Int { 0 }
  /// The index behind the last event.
  public var endIndex: Int { entries.count }

  /// An event.
  public subscript(index: Int) -> ReplayEvent {
    let (kind, place) = (entries[index].kind, entries[index].place)
    return switch kind {
    case .transition: .transition(transitions[place])
    case .transform: .transform(transforms[place])
    case .other: others[place]
    }
  }

  /// Appends an event.
  public mutating func append(_ event: ReplayEvent) {
    entries.append(keep(event))
  }

  /// Puts events in the place of others. The events replaced stay in memory until all events are
  /// removed.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with events: some Collection<ReplayEvent>
  ) {
    let kept = events.map { keep($0) }
    entries.replaceSubrange(range, with: kept)
  }

  /// Removes all events; their memory is kept if so wished.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    guard keepingCapacity else { return self = ReplayEvents() }
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    if !transitions.isEmpty { transitions.removeAll(keepingCapacity: true) }
    if !transforms.isEmpty { transforms.removeAll(keepingCapacity: true) }
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }
}

extension ReplayEvents: ExpressibleByArrayLiteral, Equatable {
  /// Events one by one.
  public init(arrayLiteral events: ReplayEvent...) {
    self.init(events)
  }

  /// Whether the same happened in the same order.
  public static func == (one: ReplayEvents, other: ReplayEvents) -> Bool {
    one.elementsEqual(other)
  }
}
