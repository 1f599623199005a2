import SafeJSON
import Touchstone

extension EventBody {
  mutating func write(_ report: ViewReport) {
    write(report.time)
    write(view: report.view)
    write(property: report.change.property)
    bytes.append(",\"value\":")
    write(report.change)
  }

  mutating func write(_ report: AnimationReport) {
    write(report.time)
    write(view: report.view)
    write(property: report.to.property)
    bytes.append(",\"event\":")
    bytes.append(quoted: report.event.name)
    bytes.append(",\"from\":")
    write(report.from)
    bytes.append(",\"to\":")
    write(report.to)
    bytes.append(",\"duration\":")
    bytes.append(seconds: report.duration.nanoseconds)
  }

  private mutating func write(property: StaticString) {
    bytes.append(",\"property\":")
    bytes.append(quoted: property)
  }

  private mutating func write(_ change: ViewReport.Change) {
    switch change {
    case .center(let point), .contentOffset(let point): write(point)
    case .frame(let frame): write(frame)
    case .transform(let transform): write(matrix: transform)
    case .hidden(let isOn), .userInteractionEnabled(let isOn): bytes.append(isOn ? "true" : "false")
    case .order(let place): bytes.append(number: place)
    case .string(let string): write(string: string)
    }
  }

  private mutating func write(_ value: AnimatedValue) {
    switch value {
    case .center(let point), .contentOffset(let point): write(point)
    case .frame(let frame): write(frame)
    case .transform(let transform): write(matrix: transform)
    }
  }

  private mutating func write(_ point: Point2D) {
    writePair(point.x, point.y, decimals: Decimals.points)
  }

  private mutating func write(_ frame: Rect2D) {
    bytes.append("[")
    bytes.append(frame.origin.x, decimals: Decimals.points)
    write(nextEntry: frame.origin.y, decimals: Decimals.points)
    write(nextEntry: frame.size.width, decimals: Decimals.points)
    write(nextEntry: frame.size.height, decimals: Decimals.points)
    bytes.append("]")
  }

  private mutating func write(matrix: AffineTransform2D) {
    bytes.append("[")
    bytes.appendText(addingCapacity: 7 * NumberText.mostBytes) { $0.append(entries: matrix) }
  }

  private mutating func write(nextEntry entry: Double, decimals: Int) {
    bytes.append(",")
    bytes.append(entry, decimals: decimals)
  }
}
