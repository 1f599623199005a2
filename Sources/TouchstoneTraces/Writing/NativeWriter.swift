package import Touchstone
import SafeJSON

/// Writes recordings in the native format: seconds, points, and of everything else what was read.
///
/// Numbers are the shortest that read back as the same, so what it has written it writes again.
package struct NativeWriter: TraceWriter {
  private let isStream: Bool
  private var views: [String] = []
  private var hasEvents = false

  package var holdsSeveral: Bool { isStream }
  package let needsTouches = false
  /// It holds everything that is read.
  package var losses: [Loss] { [] }

  /// A writer of a document, or of a stream of lines.
  package init(isStream: Bool) {
    self.isStream = isStream
  }

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
    if isStream { writer.endObject() }
    bytes += writer.bytes
    bytes += (isStream ? "\n" : ",\"events\":[\n").utf8
  }

  package mutating func add(
    _ frame: Frame, _ name: (TouchID) -> String?, into bytes: inout [UInt8]
  ) {
    if !isStream, hasEvents { bytes += ",\n".utf8 }
    hasEvents = true
    // The bytes change hands, so that nothing copies them.
    var writer = JSONWriter()
    swap(&writer.bytes, &bytes)
    defer { swap(&writer.bytes, &bytes) }
    writer.beginObject()
    writer.key("t")
    writer.exactSeconds(nanoseconds: frame.time.nanoseconds)
    if let event = frame.systemEvent { Self.write(event, to: &writer) }
    if !frame.samples.isEmpty {
      writer.key("touches")
      writer.beginArray()
      for sample in frame.samples { write(sample, name, to: &writer) }
      writer.endArray()
    }
    writer.endObject()
    if isStream { writer.newline() }
  }

  package mutating func end(into bytes: inout [UInt8]) {
    guard !isStream else { return }
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
      writer.string(phase.name)
      writer.endObject()
    case .remoteControl(let button):
      writer.key("remoteControl")
      writer.beginObject()
      writer.key("subtype")
      writer.string(button.name)
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
    writer.string(sample.phase.name)
    writer.location(sample.location)
    if sample.type != .direct {
      writer.key("type")
      writer.string(sample.type.name)
    }
    if let view = sample.view {
      writer.key("view")
      writer.string(views[view])
    }
    if !sample.isPlain { Self.write(sample.details, to: &writer) }
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
        writer.exactSeconds(nanoseconds: sample.time.nanoseconds)
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
}
