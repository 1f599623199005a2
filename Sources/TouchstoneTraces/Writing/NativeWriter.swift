package import Touchstone
import SafeJSON

/// Writes recordings in the native format: seconds, points, and of everything else what was read.
///
/// Numbers are the shortest that read back as the same, so what it has written it writes again.
package struct NativeWriter: Sendable {
  /// The forms of a native trace.
  package enum Form: String, CaseIterable, Sendable {
    /// One object with all events, for one recording.
    case document
    /// A header line and a line for each event; several recordings follow each other.
    case ndjson

    package var name: String { rawValue }
  }

  private let form: Form
  private var views: [String] = []
  private var hasEvents = false

  package init(_ form: Form) {
    self.form = form
  }

  /// Begins a recording.
  package mutating func begin(_ header: RecordingHeader, into bytes: inout [UInt8]) {
    views = header.scene.viewNames
    hasEvents = false
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("format")
    writer.string(TraceHeader.format)
    writer.key("version")
    writer.integer(TraceHeader.version)
    for member in header.kept {
      writer.key(member.key)
      writer.value(member.value)
    }
    if form == .ndjson { writer.endObject() }
    bytes += writer.bytes
    bytes += (form == .ndjson ? "\n" : ",\"events\":[\n").utf8
  }

  /// Adds a moment; `name` tells the names of touches that are no numbers.
  package mutating func add(
    _ frame: Frame, _ name: (TouchID) -> String?, into bytes: inout [UInt8]
  ) {
    if form == .document, hasEvents { bytes += ",\n".utf8 }
    hasEvents = true
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("t")
    writer.time(frame.time)
    if let event = frame.systemEvent { Self.write(event, to: &writer) }
    if !frame.samples.isEmpty {
      writer.key("touches")
      writer.beginArray()
      for sample in frame.samples { write(sample, name, to: &writer) }
      writer.endArray()
    }
    writer.endObject()
    bytes += writer.bytes
    if form == .ndjson { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Ends a recording.
  package mutating func end(into bytes: inout [UInt8]) {
    guard form == .document else { return }
    bytes += (hasEvents ? "\n]}\n" : "]}\n").utf8
  }

  private static func write(_ event: SystemEvent, to writer: inout JSONWriter) {
    switch event {
    case .motion(let phase):
      writer.key("motion")
      writer.beginObject()
      writer.key("subtype")
      writer.string("shake")
      writer.key("phase")
      writer.string("\(phase.name)")
      writer.endObject()
    case .remoteControl(let button):
      writer.key("remoteControl")
      writer.beginObject()
      writer.key("subtype")
      writer.string("\(button.name)")
      writer.endObject()
    case .interruption:
      writer.key("interruption")
      writer.bool(true)
    }
  }

  private func write(
    _ sample: TouchSample, _ name: (TouchID) -> String?, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("id")
    if let name = name(sample.id) {
      writer.string(name)
    } else {
      writer.integer(sample.id.rawValue)
    }
    writer.key("phase")
    writer.string("\(sample.phase.name)")
    writer.location(sample.location)
    if sample.type != .direct {
      writer.key("type")
      writer.string("\(sample.type.name)")
    }
    if let view = sample.view {
      writer.key("view")
      writer.string(views[view])
    }
    if sample.details != TouchDetails() { Self.write(sample.details, to: &writer) }
    writer.endObject()
  }

  private static func write(_ details: TouchDetails, to writer: inout JSONWriter) {
    for (key, value) in [
      ("force", details.force), ("maximumForce", details.maximumForce), ("radius", details.radius),
    ] where value != 0 {
      writer.key(key)
      writer.shortest(value)
    }
    for (key, samples) in [("coalesced", details.coalesced), ("predicted", details.predicted)]
    where !samples.isEmpty {
      writer.key(key)
      writer.beginArray()
      for sample in samples {
        writer.beginObject()
        writer.key("t")
        writer.time(sample.time)
        writer.location(sample.location)
        writer.endObject()
      }
      writer.endArray()
    }
    if details.estimatedProperties != 0 {
      writer.key("estimatedProperties")
      writer.integer(details.estimatedProperties)
    }
    if let index = details.estimationUpdateIndex {
      writer.key("estimationUpdateIndex")
      writer.integer(index)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func location(_ point: Point2D) {
    key("x")
    shortest(point.x)
    key("y")
    shortest(point.y)
  }

  /// A time in seconds, to the nanosecond.
  fileprivate mutating func time(_ time: Timestamp) {
    var text: [UInt8] = []
    NumberText.appendSeconds(nanoseconds: time.nanoseconds, decimals: 9, to: &text)
    number(text: String(decoding: text, as: UTF8.self))
  }

  /// The shortest number that reads back as this one.
  fileprivate mutating func shortest(_ value: Double) {
    let text = "\(value)"
    number(text: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
