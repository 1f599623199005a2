import Touchstone
import TouchstoneTraces

/// Turns what an input holds into units of work.
protocol UnitMaker: TraceVisitor where Failure == Never {
  /// Whether there is anything to take.
  var hasUnits: Bool { get }
  /// Gives the units away.
  mutating func takeUnits() -> [ClassifyUnit]
}

/// Submits units of work as soon as they are made, before the reader may have to wait.
struct UnitSubmitter<Maker: UnitMaker, Terminal: Console>: TraceVisitor {
  private var maker: Maker
  private let run: ClassifyRun<Terminal>

  init(_ maker: Maker, to run: ClassifyRun<Terminal>) {
    self.maker = maker
    self.run = run
  }

  var isDone: Bool { run.isDone }

  mutating func began(_ header: RecordingHeader) {
    maker.began(header)
    submit()
  }

  mutating func frame(_ frame: Frame, names: TouchNames) {
    maker.frame(frame, names: names)
    submit()
  }

  mutating func repaired(_ repair: Repair) {
    maker.repaired(repair)
    submit()
  }

  mutating func unread(_ keys: [UnknownKey]) {
    maker.unread(keys)
    submit()
  }

  mutating func ended(names: TouchNames) {
    maker.ended(names: names)
    submit()
  }

  mutating func failed(_ error: TraceError) {
    maker.failed(error)
    submit()
  }

  private mutating func submit() {
    guard maker.hasUnits else { return }
    for unit in maker.takeUnits() { run.gather(unit) }
  }
}
