import SafeJSON
import Touchstone

extension Loss {
  /// What is lost, and what became of it, in one sentence without a full stop.
  package var message: String {
    switch kind {
    case .members: "\(Self.list(names)) of the recording \(isOne("is", "are")) left out"
    case .screen:
      "the recording does not say how large its screen is; the device has \(Self.assumedSize)"
    case .times: "\(things("time")) \(isOne("is", "are")) rounded to \(unitOfTime)"
    case .places:
      "\(things("place")) \(isOne("is", "are")) rounded, by at most \(Self.text(largest)) points"
    case .outside:
      "\(things("place")) beside the screen \(isOne("is", "are")) beyond the ranges of the axes"
    case .forces: "\(things("force")) \(isOne("is", "are")) written as parts of the largest one"
    case .coalesced: leftOut("coalesced sample")
    case .predicted: leftOut("predicted sample")
    case .estimates: leftOut("note on estimates", "notes on estimates")
    case .views: leftOut("name of a touch's view", "names of touches' views")
    case .types:
      "\(things("touch", "touches")) of another type \(isOne("is", "are")) written as "
        + isOne("that of a finger", "those of fingers")
    case .rests: leftOut("sample in which nothing changes", "samples in which nothing changes")
    case .lifts:
      "\(things("touch", "touches")) \(isOne("lifts", "lift")) at \(isOne("its", "their")) last place, "
        + "which is off by at most \(Self.text(largest)) points"
    case .cancellations: "\(things("cancelled touch", "cancelled touches")) \(cancellation)"
    case .interruptions:
      "\(things("interruption")) \(isOne("is", "are")) written as cancelled touches"
    case .systemEvents:
      leftOut("event of motion or remote control", "events of motion or remote control")
    case .touches:
      leftOut("touch beyond the 64th at once", "touches beyond the 64th at once")
    }
  }

  private static var assumedSize: String {
    let size = EvemuDevice.largestSize
    return "\(text(size.width)) by \(text(size.height)) points"
  }

  private var unitOfTime: String {
    format == .w3c
      ? "whole milliseconds, by at most \(Self.text(largest)) ms"
      : "whole microseconds, by at most \(Self.text(largest)) µs"
  }

  private var cancellation: String {
    format == .w3c
      ? "\(isOne("is", "are")) written as pointerCancel, which many drivers do not know"
      : "\(isOne("is", "are")) written as \(isOne("a palm", "palms")), which some readers take for "
        + isOne("a lift", "lifts")
  }

  private func leftOut(_ one: String, _ several: String? = nil) -> String {
    "\(things(one, several)) \(isOne("is", "are")) left out"
  }

  private func things(_ one: String, _ several: String? = nil) -> String {
    "\(count) \(isOne(one, several ?? one + "s"))"
  }

  private func isOne(_ one: String, _ several: String) -> String {
    count == 1 ? one : several
  }

  /// Up to six decimals, and more for what is smaller: a deviation is never written as 0.
  private static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    NumberText.append(value, decimals: value < 1e-5 ? 9 : 6, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
