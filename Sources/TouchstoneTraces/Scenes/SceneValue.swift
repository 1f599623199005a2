package import SafeJSON

/// A value of a scene together with its place, read as what it should be.
package struct SceneValue: Equatable, Sendable {
  let json: JSONValue
  let path: String

  package init(_ json: JSONValue, path: String) {
    self.json = json
    self.path = path
  }

  func flag() throws(SceneError) -> Bool {
    guard case .bool(let value) = json else { throw unexpected("true or false") }
    return value
  }

  func text() throws(SceneError) -> String {
    guard case .string(let value) = json else { throw unexpected("a string") }
    return value
  }

  func texts() throws(SceneError) -> [String] {
    var result: [String] = []
    for element in try elements("a list of strings") { result.append(try element.text()) }
    return result
  }

  /// A name that something can be called by.
  func identifier() throws(SceneError) -> String {
    let name = try text()
    guard !name.isEmpty else { throw error(.unexpected(expected: "a name", found: "''")) }
    return name
  }

  func reference() throws(SceneError) -> SceneReference {
    SceneReference(name: try identifier(), path: path)
  }

  func references() throws(SceneError) -> [SceneReference] {
    var result: [SceneReference] = []
    for element in try elements("a list of ids") { result.append(try element.reference()) }
    return result
  }

  func elements(_ expected: String) throws(SceneError) -> [SceneValue] {
    guard case .array(let values) = json else { throw unexpected(expected) }
    return values.enumerated().map { SceneValue($1, path: "\(path)[\($0)]") }
  }

  /// The value that a name stands for; `later` are names that a later version reads.
  func choice<Value>(
    _ what: String, _ choices: [(name: String, value: Value)], later: [String] = []
  ) throws(SceneError) -> Value {
    let names = choices.map { $0.name }
    guard case .string(let name) = json else {
      throw unexpected(
        names.count == 1 ? "'\(names[0])'" : "one of \(names.joined(separator: ", "))")
    }
    if let choice = choices.first(where: { $0.name == name }) { return choice.value }
    guard !later.contains(name) else {
      throw error(.unsupported(what: "\(what) '\(name)'", names: names))
    }
    throw error(.unknownName(what: what, name: name, names: names))
  }

  func error(_ problem: SceneError.Problem) -> SceneError {
    SceneError(path: path, problem: problem)
  }

  func unexpected(_ expected: String) -> SceneError {
    error(.unexpected(expected: expected, found: json.words))
  }
}
