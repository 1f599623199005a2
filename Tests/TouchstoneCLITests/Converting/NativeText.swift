import Foundation
import Touchstone

/// Native traces as text, for tests that write and read them.
enum NativeText {
  /// What one touch of a trace does, sample after sample.
  struct Course: Equatable {
    var phases: [String] = []
    var places: [[Double]] = []
    var times: [Double] = []
  }

  /// A trace on a phone's screen with some frames; places have three decimals.
  static func trace(_ frames: [Frame]) -> String {
    let events = frames.map { frame in
      let touches = frame.samples.map {
        #"{"id":\#($0.id.rawValue),"phase":"\#($0.phase.name)","x":\#(rounded($0.location.x)),"#
          + #""y":\#(rounded($0.location.y))}"#
      }
      let time = Double(frame.time.nanoseconds) / 1e9
      return #"{"t":\#(time),"touches":[\#(touches.joined(separator: ","))]}"#
    }
    return #"{"device":{"width":390,"height":844},"events":["# + events.joined(separator: ",\n")
      + "]}"
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  /// The courses of all touches, in the order in which they are first seen; times count from the start.
  static func courses(_ lines: String) throws -> [Course] {
    var courses: [Course] = []
    var current: [String: Int] = [:]
    var start: Double?
    for line in lines.split(separator: "\n").dropFirst() {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      let time = event["t"] as? Double ?? 0
      start = start ?? time
      for touch in event["touches"] as? [[String: Any]] ?? [] {
        let (id, phase) = ("\(touch["id"] ?? "")", touch["phase"] as? String ?? "")
        if phase == "began" {
          current[id] = courses.count
          courses.append(Course())
        }
        guard let index = current[id] else { continue }
        courses[index].phases.append(phase)
        courses[index].places.append([touch["x"] as? Double ?? 0, touch["y"] as? Double ?? 0])
        courses[index].times.append(time - (start ?? 0))
      }
    }
    return courses
  }
}
