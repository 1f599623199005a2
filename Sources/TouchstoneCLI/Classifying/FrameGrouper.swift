import Touchstone
import TouchstoneTraces

/// Gathers what a reader gives into recordings, or parts of them, that other threads can play by
/// themselves. What gets too long to be kept is played here.
struct FrameGrouper {
  private let settings: ClassifySettings
  private let origin: RowOrigin
  private let linesBefore: Int
  private var maker: RowMaker
  /// The recording that is being read.
  private var header: RecordingHeader?
  /// What is kept of it; nil while it is played here.
  private var group: RecordingFrames?
  /// Whether earlier frames of it are a unit already.
  private var isContinued = false
  private var rests = RestDetector()
  /// What was mended about the next frame.
  private var repairs: [TraceItem] = []
  /// Rests longer than this make a cut; nil when none does.
  private var freshRest: Interval?

  init(_ settings: ClassifySettings, of origin: RowOrigin, linesBefore: Int) {
    self.settings = settings
    self.origin = origin
    self.linesBefore = linesBefore
    maker = RowMaker(settings, of: origin)
  }

  /// Takes in an item; adds what it shows to be complete to the units.
  mutating func take(_ item: TraceItem, to units: inout [ClassifyUnit]) {
    switch item {
    case .began(let header): begin(header)
    case .repaired(var repair):
      repair.place = repair.place.movedDown(by: linesBefore)
      repairs.append(.repaired(repair))
    case .frame(let frame): take(frame, item, to: &units)
    case .ended:
      flushRepairs()
      close(settings.atEnd, to: &units)
      header = nil
    }
  }

  /// Takes in an error, which ends the recording.
  mutating func fail(_ error: TraceError, to units: inout [ClassifyUnit]) {
    // What is kept may hold parts that end before the error.
    if settings.splitIdle != nil { playGroup() }
    group = nil
    repairs.removeAll()
    maker.fail(error.movedDown(by: linesBefore), isContinued: isContinued)
    giveRows(to: &units)
    header = nil
    isContinued = false
  }

  private mutating func begin(_ header: RecordingHeader) {
    self.header = header
    group = RecordingFrames(origin: origin, header: header, isContinued: false)
    isContinued = false
    rests = RestDetector()
    repairs.removeAll()
    freshRest = settings.splitIdle == nil ? nil : FreshStart.rest(in: header.scene)
  }

  private mutating func take(
    _ frame: Frame, _ item: TraceItem, to units: inout [ClassifyUnit]
  ) {
    if isFreshStart(frame), let header {
      close(nil, to: &units)
      group = RecordingFrames(origin: origin, header: header, isContinued: true)
      isContinued = true
    }
    rests.follow(frame)
    flushRepairs()
    add(item)
    // A part of a recording that is played here may be complete.
    if group == nil, maker.hasNews { giveRows(to: &units) }
  }

  private func isFreshStart(_ frame: Frame) -> Bool {
    guard let idle = settings.splitIdle, let freshRest, let rest = rests.rest(before: frame) else {
      return false
    }
    return rest >= idle && rest > freshRest
  }

  private mutating func flushRepairs() {
    for repair in repairs { add(repair) }
    repairs.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ item: TraceItem) {
    guard group != nil else { return maker.take(item) }
    group?.items.append(item)
    if let group, group.items.count > settings.sizes.items { playGroup() }
  }

  /// Plays here what is kept, and what follows.
  private mutating func playGroup() {
    guard let kept = group else { return }
    group = nil
    maker.begin(kept.header, isContinued: kept.isContinued)
    for item in kept.items { maker.take(item) }
  }

  private mutating func close(_ atEnd: AtEnd?, to units: inout [ClassifyUnit]) {
    if var group {
      group.atEnd = atEnd
      units.append(.recordings([group]))
      self.group = nil
    } else {
      maker.finish(atEnd ?? .drain)
      giveRows(to: &units)
    }
  }

  private mutating func giveRows(to units: inout [ClassifyUnit]) {
    units.append(.done(maker.takeBatch()))
  }
}
