import SafeJSON

/// An object of a scene without what is the user's own: `metadata` and keys that start with `x-`.
struct SceneObject {
  let path: String
  private let members: [JSONMember]

  /// Refuses what is no object; `expected` says in words what should be there.
  init(_ value: SceneValue, _ expected: String) throws(SceneError) {
    guard case .object(let members) = value.json else { throw value.unexpected(expected) }
    path = value.path
    self.members = members.filter { $0.key != "metadata" && !$0.key.hasPrefix("x-") }
  }

  /// The keys that are left, in the order of the text.
  var keys: [String] { members.map { $0.key } }

  subscript(key: String) -> SceneValue? {
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    return SceneValue(member.value, path: place(of: key))
  }

  func required(_ key: String, _ expected: String) throws(SceneError) -> SceneValue {
    guard let value = self[key] else {
      throw SceneError(path: place(of: key), problem: .missing(expected: expected))
    }
    return value
  }

  /// Reads every key that is there, in the order of the table, so that a property may rely on
  /// those before it; `what` is the word for a key in messages.
  func read<Root>(
    _ properties: [SceneProperty<Root>], what: String, into root: inout Root
  ) throws(SceneError) {
    for key in keys {
      try properties.check(key, what: what, path: place(of: key))
    }
    for property in properties {
      guard let value = self[property.name] else { continue }
      try property.read(value, into: &root)
    }
  }

  /// Refuses two keys that say the same thing.
  func refuse(_ key: String, besides other: String) throws(SceneError) {
    guard let value = self[key], self[other] != nil else { return }
    throw value.error(.exclusive(with: other))
  }

  private func place(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}
