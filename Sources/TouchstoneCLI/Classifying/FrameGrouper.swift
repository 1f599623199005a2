import Touchstone
import TouchstoneTraces

/// Gathers what a reader gives into recordings, or parts of them, that other threads can play by
/// themselves. What gets too long to be kept is played here.
struct FrameGrouper: UnitMaker {
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
  /// What was repaired about the next frame.
  private var repairs: [TraceItem] = []
  /// Rests longer than this make a cut; nil when none does.
  private var freshRest: Interval?
  private var units: [ClassifyUnit] = []

  init(_ settings: ClassifySettings, of origin: RowOrigin, linesBefore: Int) {
    self.settings = settings
    self.origin = origin
    self.linesBefore = linesBefore
    maker = RowMaker(settings, of: origin)
  }

  var hasUnits: Bool { !units.isEmpty }

  mutating func takeUnits() -> [ClassifyUnit] {
    defer { units.removeAll() }
    return units
  }

  // MARK: What a reader shows

  var isDone: Bool { false }

  mutating func began(_ header: RecordingHeader) {
    self.header = header
    group = RecordingFrames(origin: origin, header: header, isContinued: false)
    isContinued = false
    rests = RestDetector()
    repairs.removeAll()
    freshRest = settings.splitIdle == nil ? nil : header.scene.restBeforeFreshStart
  }

  mutating func frame(_ frame: Frame, names: TouchNames) {
    if isFreshStart(frame), let header {
      close(nil)
      group = RecordingFrames(origin: origin, header: header, isContinued: true)
      isContinued = true
    }
    rests.follow(frame)
    flushRepairs()
    add(.frame(frame))
    // A part of a recording that is played here may be complete.
    if group == nil, maker.hasUnits { giveRows() }
  }

  mutating func repaired(_ repair: Repair) {
    var repair = repair
    repair.place = repair.place.movedDown(by: linesBefore)
    repairs.append(.repaired(repair))
  }

  mutating func ended(names: TouchNames) {
    flushRepairs()
    close(settings.atEnd)
    header = nil
  }

  /// Takes in an error, which ends the recording.
  mutating func failed(_ error: TraceError) {
    // What is kept may hold parts that end before the error.
    if settings.splitIdle != nil { playGroup() }
    group = nil
    repairs.removeAll()
    maker.fail(error.movedDown(by: linesBefore), isContinued: isContinued)
    giveRows()
    header = nil
    isContinued = false
  }

  // MARK: Groups

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
    guard group != nil else { return maker.take(item, names: TouchNames()) }
    group?.items.append(item)
    if let group, group.items.count > settings.sizes.items { playGroup() }
  }

  /// Plays here what is kept, and what follows.
  private mutating func playGroup() {
    guard let kept = group else { return }
    group = nil
    maker.begin(kept.header, isContinued: kept.isContinued)
    for item in kept.items { maker.take(item, names: TouchNames()) }
  }

  private mutating func close(_ atEnd: AtEnd?) {
    if var group {
      group.atEnd = atEnd
      units.append(.recordings([group]))
      self.group = nil
    } else {
      maker.finish(atEnd ?? .drain)
      giveRows()
    }
  }

  private mutating func giveRows() { units += maker.takeUnits() }
}
