import SafeJSON
import Touchstone

/// What one finger does, in steps.
struct W3CSource {
  /// What kind of pointer it is.
  enum Kind: String {
    case touch, pen, mouse

    init(_ type: TouchType) {
      switch type {
      case .direct, .indirect: self = .touch
      case .pencil: self = .pen
      case .indirectPointer: self = .mouse
      }
    }

    /// The touches that it is for.
    var type: TouchType {
      switch self {
      case .touch: .direct
      case .pen: .pencil
      case .mouse: .indirectPointer
      }
    }
  }

  let kind: Kind
  private let number: Int
  private var actions: [(step: Int, action: W3CAction)] = []
  /// Where it is.
  var place = W3CPlace(location: .zero)

  /// The source with a number among those of its kind, from 1.
  init(_ kind: Kind, number: Int) {
    self.kind = kind
    self.number = number
  }

  /// Adds what it does in a step; it pauses in all others.
  mutating func add(_ action: W3CAction, in step: Int) {
    actions.append((step, action))
  }

  /// Writes the source; `pauses` has for each step how many milliseconds all sources wait.
  func write(_ pauses: [Int64], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("type")
    writer.string("pointer")
    writer.key("id")
    writer.string("\(kind == .touch ? "finger" : kind.rawValue)\(number)")
    writer.key("parameters")
    writer.beginObject()
    writer.key("pointerType")
    writer.string(kind.rawValue)
    writer.endObject()
    writer.key("actions")
    writer.beginArray()
    writer.newline()
    var next = 0
    for (step, pause) in pauses.enumerated() {
      if next < actions.count, actions[next].step == step {
        actions[next].action.write(to: &writer)
        next += 1
      } else {
        W3CAction.writePause(pause, to: &writer)
      }
      writer.newline()
    }
    writer.endArray()
    writer.endObject()
  }
}

/// Where a finger is, and how it touches.
struct W3CPlace: Equatable {
  var location: Point2D
  /// From 0 to 1; 0 where it is not known.
  var pressure = 0.0
  /// The width of the contact, which is round; 0 where it is not known.
  var diameter = 0.0

  init(location: Point2D) {
    self.location = location
  }

  /// The place of a sample; what cannot be written exactly is counted.
  init(_ sample: TouchSample, _ tally: inout LossTally) {
    location = sample.location
    guard !sample.isPlain else { return }
    let details = sample.details
    diameter = max(details.radius * 2, 0)
    let largest = details.maximumForce > 0 ? details.maximumForce : 1
    pressure = min(max(details.force / largest, 0), 1)
    if pressure != details.force { tally.add(.forces) }
  }

  fileprivate func writeDetails(to writer: inout JSONWriter) {
    if pressure != 0 {
      writer.key("pressure")
      writer.shortest(pressure)
    }
    guard diameter != 0 else { return }
    for key: StaticString in ["width", "height"] {
      writer.key(key)
      writer.shortest(diameter)
    }
  }
}

/// What a finger does in a step.
enum W3CAction {
  case move(W3CPlace)
  case down(W3CPlace)
  case up
  /// The standard has it and says what it does, but hardly any driver: those refuse it. Lifting the
  /// finger instead would make a tap or a swipe of what was none, without a word.
  case cancel

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("type")
    switch self {
    case .move(let place):
      writer.string("pointerMove")
      writer.key("duration")
      writer.integer(0)
      writer.key("x")
      writer.shortest(place.location.x)
      writer.key("y")
      writer.shortest(place.location.y)
      place.writeDetails(to: &writer)
    case .down(let place):
      writer.string("pointerDown")
      Self.writeButton(to: &writer)
      place.writeDetails(to: &writer)
    case .up:
      writer.string("pointerUp")
      Self.writeButton(to: &writer)
    case .cancel: writer.string("pointerCancel")
    }
    writer.endObject()
  }

  /// Writes that nothing is done for some milliseconds.
  static func writePause(_ milliseconds: Int64, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("type")
    writer.string("pause")
    writer.key("duration")
    writer.integer(milliseconds)
    writer.endObject()
  }

  private static func writeButton(to writer: inout JSONWriter) {
    writer.key("button")
    writer.integer(0)
  }
}
