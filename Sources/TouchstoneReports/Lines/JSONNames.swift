import SafeJSON
import Touchstone

/// A scene's names as JSON, made once a scene so that a line only copies them; a class, so that it holds
/// on to all of them at once.
final class JSONNames: Sendable {
  /// Each view's name, in quotes.
  let views: [[UInt8]]
  /// Each view controller's name, in quotes.
  let controllers: [[UInt8]]
  /// Each recognizer's name, in quotes.
  let recognizers: [[UInt8]]
  /// Each recognizer's name, kind and view, as members.
  let subjects: [[UInt8]]
  /// What the recording's transitions and transforms have in common.
  let texts: TextTable
  /// The most bytes that the name of a view, controller or recognizer takes.
  let mostBytesOfName: Int
  /// The most bytes that a transition or a transform takes.
  let mostBytesOfLine: Int
  /// For how many lines there is to be room at once: the room is for the longest names in each of them.
  let linesAtOnce: Int

  /// What it was made of.
  private let key: Key

  /// What of a scene matters here.
  private struct Key {
    let views: [String]
    let controllers: [String]
    let recognizers: [String]
    let kinds: [GestureKind]
    let recognizerViews: [Int]

    init(_ scene: TouchScene) {
      views = scene.viewNames
      controllers = scene.controllerNames
      recognizers = scene.recognizerNames
      kinds = scene.recognizers.map { $0.kind }
      recognizerViews = scene.recognizers.map { $0.view }
    }

    /// Whether the same bytes are made of both.
    func isSame(as other: Key) -> Bool {
      Self.areSame(views, other.views) && Self.areSame(controllers, other.controllers)
        && Self.areSame(recognizers, other.recognizers)
        && kinds == other.kinds && recognizerViews == other.recognizerViews
    }

    /// Swift's strings are equal if they look the same, as "é" and "e" with an accent; their bytes are not.
    private static func areSame(_ some: [String], _ others: [String]) -> Bool {
      // Scenes that come from one description share their arrays.
      some.span.isIdentical(to: others.span)
        || some.elementsEqual(others) { $0.utf8.elementsEqual($1.utf8) }
    }
  }

  /// More room than for the events of usual frames.
  private static let mostRoom = 1 << 20
  /// Gestures that go on with so many fingers have a text of their own.
  private static let mostTouches = 2
  private static let stateTexts = RecognizerState.allCases.count * RecognizerState.allCases.count

  init(_ scene: TouchScene) {
    key = Key(scene)
    views = scene.viewNames.map(JSONNames.quoted)
    controllers = scene.controllerNames.map(JSONNames.quoted)
    recognizers = scene.recognizerNames.map(JSONNames.quoted)
    subjects = Self.subjects(scene, views, recognizers)
    texts = Self.texts(views, subjects)
    mostBytesOfName = (views + controllers + recognizers).map { $0.count }.max() ?? 0
    // The words take less than 512 bytes; a transform has the most numbers, the sequence's among them.
    let mostNumbers = 13
    mostBytesOfLine =
      512 + mostNumbers * NumberText.mostBytes + texts.mostBytes
      + mostBytesOfName
    linesAtOnce = max(1, Self.mostRoom / mostBytesOfLine)
  }

  /// The names of a scene: those of an earlier recording if they are the same.
  static func of(_ scene: TouchScene, orSame earlier: JSONNames?) -> JSONNames {
    if let earlier, earlier.key.isSame(as: Key(scene)) { return earlier }
    return JSONNames(scene)
  }

  /// The number of the text of a change from one state to another, as members, and what begins the
  /// number of touches.
  func text(ofStates from: RecognizerState, _ to: RecognizerState) -> Int {
    Int(from.rawValue) * RecognizerState.allCases.count + Int(to.rawValue)
  }

  /// The number of the text of a view's transform: the view's name, and what begins a matrix.
  func text(ofView view: Int) -> Int { Self.stateTexts + view }

  /// The number of a recognizer's name, kind and view, as members.
  func text(ofSubject recognizer: Int) -> Int {
    Self.stateTexts + views.count + recognizer * (1 + Self.mostTouches)
  }

  /// The number of the text of a gesture that goes on with so many fingers: its subject, its states, and
  /// what begins a location. There is none for many fingers.
  func text(ofChange recognizer: Int, touches: Int) -> Int? {
    1...Self.mostTouches ~= touches ? text(ofSubject: recognizer) + touches : nil
  }

  private static func subjects(
    _ scene: TouchScene, _ views: [[UInt8]], _ recognizers: [[UInt8]]
  ) -> [[UInt8]] {
    zip(scene.recognizers, recognizers).map { definition, name in
      var bytes: [UInt8] = []
      bytes.append(OutputKey.recognizer.text)
      bytes += name
      bytes.append(OutputKey.kind.text)
      bytes.append(quoted: definition.kind.name)
      bytes.append(OutputKey.view.text)
      bytes += views[definition.view]
      return bytes
    }
  }

  private static func texts(_ views: [[UInt8]], _ subjects: [[UInt8]]) -> TextTable {
    var texts = TextTable()
    for from in RecognizerState.allCases {
      for to in RecognizerState.allCases { texts.append(states(from, to)) }
    }
    for view in views {
      var bytes: [UInt8] = []
      bytes.append(OutputKey.view.text)
      bytes += view
      bytes.append(OutputKey.matrix.text)
      bytes.append("[")
      texts.append(bytes)
    }
    for subject in subjects {
      texts.append(subject)
      for touches in 1...mostTouches {
        var change = subject + states(.changed, .changed)
        change.append(number: touches)
        change.append(OutputKey.location.text)
        change.append("{\"x\":")
        texts.append(change)
      }
    }
    return texts
  }

  private static func states(_ from: RecognizerState, _ to: RecognizerState) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(OutputKey.from.text)
    bytes.append(quoted: from.name)
    bytes.append(OutputKey.to.text)
    bytes.append(quoted: to.name)
    bytes.append(OutputKey.touches.text)
    return bytes
  }

  private static func quoted(_ name: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.string(name)
    return writer.bytes
  }
}
