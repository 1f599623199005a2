import SafeJSON
import Touchstone

/// A scene's names as JSON, made once a recording so that a line only copies them; a class, so that it
/// holds on to all of them at once.
final class JSONNames: Sendable {
  /// Each view's name, in quotes.
  let views: [[UInt8]]
  /// Each view controller's name, in quotes.
  let controllers: [[UInt8]]
  /// Each recognizer's name, in quotes.
  let recognizers: [[UInt8]]
  /// What each recognizer's transitions have in common: its name, kind and view, as members.
  let subjects: [[UInt8]]
  /// The most bytes that a transition or a transform takes.
  let mostBytesOfLine: Int

  init(_ scene: Scene) {
    let views = scene.viewNames.map(JSONNames.quoted)
    let recognizers = scene.recognizerNames.map(JSONNames.quoted)
    let subjects = scene.recognizers.indices.map { index in
      let definition = scene.recognizers[index]
      var bytes: [UInt8] = []
      bytes.append(",\"recognizer\":")
      bytes += recognizers[index]
      bytes.append(",\"kind\":")
      bytes.append(quoted: definition.kind.name)
      bytes.append(",\"view\":")
      bytes += views[definition.view]
      return bytes
    }
    // The words take less than 512 bytes; a transform has the most numbers, the sequence's among them.
    let mostNumbers = 13
    mostBytesOfLine =
      512 + mostNumbers * NumberText.mostBytes
      + [subjects, recognizers, views].reduce(0) { $0 + ($1.map(\.count).max() ?? 0) }
    self.subjects = subjects
    self.views = views
    controllers = scene.controllerNames.map(JSONNames.quoted)
    self.recognizers = recognizers
  }

  /// How many texts lines have that come again and again.
  var textCount: Int { LineText.allCases.count + subjects.count + views.count }

  /// The number of a recognizer's subject among these texts.
  func text(ofSubject recognizer: Int) -> Int { LineText.allCases.count + recognizer }

  /// The number of a view as a member.
  func text(ofView view: Int) -> Int { LineText.allCases.count + subjects.count + view }

  private static func quoted(_ name: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.string(name)
    return writer.bytes
  }
}
