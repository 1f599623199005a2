import SafeJSON
import Touchstone

/// Actions of W3C WebDriver and Appium: `{"actions": [source, …]}`, the sources alone in an array, and
/// the gesture files of the Appium Inspector.
///
/// Times follow from durations (`ImportOptions.Ticks`). `elements` beside the actions says where elements
/// are: `{"ID": {"frame": [x, y, width, height]}}`. Several sets of actions stand in `cases`.
struct W3CActions: TraceImporter {
  static let shape = ImportShape.values(streaming: ["cases"], objects: .recordings)

  private let ticks: ImportOptions.Ticks
  private var elements: TraceValue?
  /// Sources that come one after the other in an array.
  private var sources: [TraceValue] = []

  init(_ options: ImportOptions) {
    ticks = options.ticks
  }

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    switch record {
    case .opened(let members, _): elements = members.member("elements")
    case .element(let value) where value.has("type"): sources.append(value)
    // A source alone, and the arguments of a call in a log.
    case .value(let value) where value.has("type"): try playAlone([value], value.place, &recording)
    case .value(let value) where value.isArray:
      let arguments = try value.elements()
      let sources = try arguments.first.map { (first) throws(TraceError) in
        try first.isArray ? first.elements() : arguments
      }
      try playAlone(sources ?? [], value.place, &recording)
    case .element(let value), .value(let value): try readSet(value, &recording)
    case .closed: try finish(into: &recording)
    case .line, .row: break
    }
  }

  mutating func finish(into recording: inout ImportedRecording) throws(TraceError) {
    guard let first = sources.first else { return }
    let set = sources
    sources.removeAll()
    try playAlone(set, first.place, &recording)
  }

  /// Plays sources that nothing stands around.
  private func playAlone(
    _ sources: [TraceValue], _ place: TracePlace, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    try recording.begin()
    try play(sources, elements, place, &recording)
  }

  /// Of sources in an array some are missing, and how long a step takes depends on all of them: no time
  /// behind the first step is certain. So nothing is given of a set that is cut off.
  mutating func breakOff(into recording: inout ImportedRecording) {
    sources.removeAll()
  }

  private func readSet(
    _ set: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    try set.object()
    let sources = try set.required("actions", "the sources of actions").elements()
    let name = try set.member("name").map { (name) throws(TraceError) in try name.text() }
    let frames = set.member("elements") ?? elements
    if sources.contains(where: { $0.has("ticks") }) {
      return try InspectorGesture(sources: sources, name: name).play(ticks, &recording)
    }
    try recording.begin(name: name)
    try play(sources, frames, set.place, &recording)
  }

  private func play(
    _ sources: [TraceValue], _ elements: TraceValue?, _ place: TracePlace,
    _ recording: inout ImportedRecording
  ) throws(TraceError) {
    var layout = ActionLayout(elements: elements, place: place)
    for source in sources {
      try layout.addSource(source)
      Self.noteOthers(in: source, &recording)
    }
    try layout.play(ticks)
    try layout.give(to: &recording)
  }

  /// Tells of keys and wheels that do more than to pause.
  private static func noteOthers(in source: TraceValue, _ recording: inout ImportedRecording) {
    guard case .string(let type) = source.member("type")?.value, type != "pointer",
      let actions = try? source.list("actions"),
      actions.contains(where: { $0.member("type")?.value != .string("pause") })
    else { return }
    recording.note(
      .dropped, source.place, "actions of a source of the type '\(type)' are no touches; left out")
  }
}

/// A gesture that was saved in the Appium Inspector.
private struct InspectorGesture {
  /// The screen of which percents are taken.
  private static let screen = Size2D(width: 390, height: 844)
  private static let moveDuration: Int64 = 2_500_000_000

  let sources: [TraceValue]
  let name: String?

  func play(
    _ ticks: ImportOptions.Ticks, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    guard let place = sources.first?.place else { return }
    let isPercent = try isPercent()
    try recording.begin(name: name, size: isPercent ? Self.screen : nil)
    let size = isPercent ? "percent of a screen of 390 by 844 points" : "points"
    recording.note(
      .lowFidelity, place,
      "the file does not say whether coordinates are percent or pixels; treated as \(size)")
    var layout = ActionLayout(elements: nil, place: place)
    layout.moveDuration = Self.moveDuration
    if isPercent {
      layout.scale = Size2D(width: Self.screen.width / 100, height: Self.screen.height / 100)
    }
    for source in sources {
      let name = try source.required("name", "a name").text()
      try layout.addFinger(named: name, .direct, source, try source.list("ticks"))
    }
    try layout.play(ticks)
    try layout.give(to: &recording)
  }

  /// Whether no coordinate is larger than a percentage.
  private func isPercent() throws(TraceError) -> Bool {
    for source in sources {
      for tick in try source.list("ticks") {
        for key in ["x", "y"] {
          if let value = tick.member(key), try value.number().double > 100 { return false }
        }
      }
    }
    return true
  }
}
