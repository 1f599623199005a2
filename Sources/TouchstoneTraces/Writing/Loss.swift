import Touchstone

/// Something of a recording that a format cannot hold: reported once, with how often it happened.
package struct Loss: Equatable, Sendable {
  /// What is lost.
  package enum Kind: CaseIterable, Sendable {
    /// Members of the recording apart from its touches.
    case members
    /// That the size of the screen is unknown.
    case screen
    /// Times between two that can be written.
    case times
    /// Places between two that can be written, or beyond all of them.
    case places
    /// Places beside the screen, which are written as they are.
    case outside
    /// Forces, which are written in parts of the largest one.
    case forces
    /// Coalesced samples.
    case coalesced
    /// Predicted samples.
    case predicted
    /// Estimated properties.
    case estimates
    /// Views that the recording names in place of the hit test.
    case views
    /// What touched, where the format does not know that kind of touch.
    case types
    /// Samples that say that nothing has changed.
    case rests
    /// Lifts elsewhere than at the touch's last place.
    case lifts
    /// Cancelled touches.
    case cancellations
    /// Interruptions, which take all touches away.
    case interruptions
    /// Motion and remote control.
    case systemEvents
    /// Touches for which there is no room.
    case touches
  }

  /// What is lost.
  package var kind: Kind
  /// The format that cannot hold it.
  package var format: WrittenFormat
  /// How often it happened.
  package var count: Int
  /// By how much at most: in the unit that the message names, or 0 where there is no such number.
  package var largest = 0.0
  /// The names of what is left out.
  package var names: [String] = []
}

/// Counts losses until someone asks for them.
struct LossTally {
  private let format: WrittenFormat
  private var found: [Loss] = []

  init(_ format: WrittenFormat) {
    self.format = format
  }

  /// All kinds that were found, in the order of the kinds.
  var losses: [Loss] {
    Loss.Kind.allCases.compactMap { kind in found.first { $0.kind == kind } }
  }

  /// Counts a loss, which is so large.
  mutating func add(_ kind: Loss.Kind, by deviation: Double = 0, count: Int = 1) {
    let index = index(of: kind)
    found[index].count += count
    found[index].largest = max(found[index].largest, deviation)
  }

  /// Counts a member of the recording.
  mutating func add(member name: String) {
    add(.members)
    found[index(of: .members)].names.append(name)
  }

  private mutating func index(of kind: Loss.Kind) -> Int {
    if let index = found.firstIndex(where: { $0.kind == kind }) { return index }
    found.append(Loss(kind: kind, format: format, count: 0))
    return found.count - 1
  }
}

extension LossTally {
  /// Counts what a sample says that no format apart from our own holds.
  mutating func addDetails(of sample: TouchSample) {
    if sample.view != nil { add(.views) }
    guard !sample.isPlain else { return }
    let details = sample.details
    if !details.coalesced.isEmpty { add(.coalesced, count: details.coalesced.count) }
    if !details.predicted.isEmpty { add(.predicted, count: details.predicted.count) }
    if details.estimatedProperties != 0 || details.estimationUpdateIndex != nil { add(.estimates) }
  }
}
