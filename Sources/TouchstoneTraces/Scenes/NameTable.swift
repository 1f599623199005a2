/// The ids of a scene's views or recognizers and where they stand in its list.
struct NameTable {
  private let what: String
  private let names: [String]
  private var indices: [String: Int] = [:]

  /// `what` is the word for one of them in messages.
  init(_ what: String, _ names: [String]) {
    self.what = what
    self.names = names
    for (index, name) in names.enumerated() { indices[name] = index }
  }

  func index(of reference: SceneReference) throws(SceneError) -> Int {
    guard let index = indices[reference.name] else {
      throw SceneError(
        path: reference.path,
        problem: .unknownName(what: what, name: reference.name, names: names))
    }
    return index
  }
}
