import SafeJSON
import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// Something that is wrong with a trace or a scene, or probably is.
struct Finding: Equatable, Sendable {
  /// How bad it is.
  enum Severity: String, CaseIterable, Sendable {
    /// It cannot be read.
    case error
    /// It has only one sensible meaning, and is read as that.
    case repair
    /// It may be right and probably is not.
    case doubt
  }

  var severity: Severity
  var code: String
  /// The recording in its file, from 0; nil for a scene and for what cannot be begun.
  var recording: Int?
  var line: Int?
  var column: Int?
  var path: String?
  /// When in the recording.
  var time: Timestamp?
  /// The whole text for people, with its place.
  var text: PlainText
  /// What is wrong, without the place.
  var message: String
}

extension Finding {
  init(_ error: TraceError, recording: Int?, source: String) {
    self.init(
      severity: .error, code: error.code, recording: recording, line: error.line,
      column: error.column, path: error.path, text: error.rendered(source: source),
      message: error.message)
  }

  init(_ repair: Repair, recording: Int?, source: String) {
    self.init(
      severity: .repair, code: repair.code.rawValue, recording: recording,
      line: repair.place.line, path: repair.place.path.isEmpty ? nil : repair.place.path,
      text: repair.rendered(source: source), message: repair.message)
  }

  init(_ doubt: Doubt, recording: Int, source: String) {
    let time = doubt.time.map { " at \(Wording.number($0.seconds, decimals: 6)) s" } ?? ""
    let place = doubt.place?.rendered(source: source) ?? "\(source)"
    self.init(
      severity: .doubt, code: doubt.code.rawValue, recording: recording, line: doubt.place?.line,
      path: doubt.place.flatMap { $0.path.isEmpty ? nil : $0.path }, time: doubt.time,
      text: "\(place): doubt\(time): \(doubt.message)", message: doubt.message)
  }

  init(_ key: UnknownKey, source: String) {
    self.init(
      severity: .doubt, code: "unknownKey", line: key.line, path: key.path,
      text: "\(key.place(source: source)): doubt: \(key.message)", message: key.message)
  }
}

extension Finding {
  /// A file that cannot be read at all.
  init(_ error: InputError) {
    self.init(
      severity: .error, code: "unreadable", text: PlainText(error.message), message: error.message)
  }
}

extension TraceError {
  /// A word for programs.
  fileprivate var code: String {
    switch self {
    case .syntax: "syntax"
    case .shape: "shape"
    case .meaning: "meaning"
    case .scene: "scene"
    }
  }
}
