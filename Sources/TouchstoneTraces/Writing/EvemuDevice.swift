import SafeJSON
import Touchstone

/// The touchscreen of a recording that is written.
///
/// Its unit is 1/127000 point: thousandths of a point, as most recordings have them, are whole numbers of
/// it, and so is the number of them in a millimetre, which says how large the screen is in points
/// (`KernelScreen`). Values have 32 bits, which is enough for 16909 points.
struct EvemuDevice {
  /// The largest number that a device gives a contact [TRKID_MAX of the kernel].
  static let largestID = 0xffff
  private static let unitsPerPoint = 127_000.0
  /// 127000 · 815 / 127.
  private static let unitsPerMillimetre = 815_000
  /// The largest kind of tool [MT_TOOL_MAX].
  private static let largestTool = 0xf
  private static let largestPressure = 1_000_000
  private static let largestValue = Double(Int32.max)
  private static let keys = [KernelCode.touch]
  private static let types = [KernelCode.synchronization, KernelCode.key, KernelCode.absolute]

  private var name = "Touchstone"
  private(set) var size = Self.largestSize
  /// Whether the size of the screen is unknown.
  private(set) var isSizeAssumed = false
  /// As large as the widest screens: what is beside a screen touches nothing.
  static let largestSize = Size2D(width: 4096, height: 4096)

  init() {}

  init(_ header: RecordingHeader) {
    if let name = header.name, !name.isEmpty { self.name = name }
    let device = header.kept.first { $0.key == "device" }?.value
    if let width = device?["width"]?.number, let height = device?["height"]?.number {
      size = Size2D(width: width, height: height)
    } else if let window = header.scene.views.first, window.bounds != nil {
      size = window.frame.size
    } else {
      isSizeAssumed = true
    }
  }

  // MARK: Values

  /// The values of a place; what cannot be written exactly is counted.
  func position(of point: Point2D, _ tally: inout LossTally) -> (x: Int, y: Int) {
    let (x, y) = (Self.value(point.x), Self.value(point.y))
    let told = Point2D(x: Self.points(x), y: Self.points(y))
    let deviation = max(abs(told.x - point.x), abs(told.y - point.y))
    if deviation > Self.noise { tally.add(.places, by: deviation) }
    if !(0...size.width).contains(told.x) || !(0...size.height).contains(told.y) {
      tally.add(.outside)
    }
    return (x, y)
  }

  /// Smaller deviations are those of computing with doubles.
  private static let noise = 1e-9

  /// A length in units.
  func length(_ points: Double) -> Int { max(Self.value(points), 0) }

  /// The pressure of a touch: 0 where it is not known.
  func pressure(_ details: TouchDetails, _ tally: inout LossTally) -> Int {
    let largest = details.maximumForce > 0 ? details.maximumForce : 1
    let part = min(max(details.force / largest, 0), 1)
    if part != details.force { tally.add(.forces) }
    return Int((part * Double(Self.largestPressure)).rounded())
  }

  private static func value(_ points: Double) -> Int {
    Int(min(max((points * unitsPerPoint).rounded(), -largestValue), largestValue))
  }

  /// As our own reader computes it.
  private static func points(_ value: Int) -> Double {
    let (points, millimetres) = KernelScreen.wholeMillimetres
    return Double(value) * points / (millimetres * Double(unitsPerMillimetre))
  }

  // MARK: Description

  /// The lines in front of the events, as evemu-describe prints them.
  var description: String {
    let (width, height) = (length(size.width), length(size.height))
    let perMillimetre = Self.unitsPerMillimetre
    let axes: [(code: Int, maximum: Int, resolution: Int)] = [
      (KernelCode.x, width, perMillimetre),
      (KernelCode.y, height, perMillimetre),
      (KernelCode.pressure, Self.largestPressure, 0),
      (KernelCode.slot, KernelContacts.mostSlots - 1, 0),
      (KernelCode.contactMajor, max(width, height), perMillimetre),
      (KernelCode.contactX, width, perMillimetre),
      (KernelCode.contactY, height, perMillimetre),
      (KernelCode.tool, Self.largestTool, 0),
      (KernelCode.trackingID, Self.largestID, 0),
      (KernelCode.contactPressure, Self.largestPressure, 0),
    ]
    var lines = ["# EVEMU 1.3", "N: \(PlainText.harmless(name))", "I: 0006 0000 0000 0000"]
    lines.append("P: \(Self.bits([KernelCode.isDirect], bytes: 8).joined(separator: " "))")
    lines += Self.bitLines(0, Self.types, bytes: 8)
    lines += Self.bitLines(KernelCode.key, Self.keys, bytes: 96)
    lines += Self.bitLines(KernelCode.absolute, axes.map { $0.code }, bytes: 8)
    lines += axes.map {
      "A: \(Self.hexadecimal($0.code)) 0 \($0.maximum) 0 0 \($0.resolution)"
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func bitLines(_ type: Int, _ codes: [Int], bytes: Int) -> [String] {
    let bits = bits(codes, bytes: bytes)
    return stride(from: 0, to: bits.count, by: 8).map {
      "B: \(hexadecimal(type)) \(bits[$0..<min($0 + 8, bits.count)].joined(separator: " "))"
    }
  }

  /// Bytes in which the bits with some numbers are set.
  private static func bits(_ numbers: [Int], bytes: Int) -> [String] {
    (0..<bytes).map { byte in
      hexadecimal(numbers.reduce(0) { $1 / 8 == byte ? $0 | 1 << ($1 % 8) : $0 })
    }
  }

  private static func hexadecimal(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension JSONValue {
  fileprivate var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number.double
  }
}
