import SafeJSON

/// How the recognizers of a scene get along, as it is written: by names.
package struct PolicyDescription: Equatable, Sendable {
  /// Who may recognize together.
  package enum Simultaneity: Equatable, Sendable {
    /// Nothing, as in UIKit without a delegate.
    case none
    /// Everybody.
    case all
    /// Every pair in a group.
    case groups([[SceneReference]])
  }

  /// Who may recognize together.
  package var simultaneous = Simultaneity.none
  /// `first` waits until `second` has failed.
  package var requireToFail: [ReferencePair] = []
  /// `first` can prevent `second`, whatever their types say.
  package var prevents: [ReferencePair] = []
  /// `first` cannot prevent `second`.
  package var cannotPrevent: [ReferencePair] = []

  /// No policy at all.
  package init() {}

  init(_ value: SceneValue) throws(SceneError) {
    let object = try SceneObject(value, "an object")
    try object.read(Self.properties, what: "key", into: &self)
  }

  private static let properties: [SceneProperty<Self>] = [
    SceneProperty("simultaneous", { $0.simultaneous = $1 }) { (value) throws(SceneError) in
      try Simultaneity(value)
    },
    SceneProperty("requireToFail", { $0.requireToFail = $1 }) { (value) throws(SceneError) in
      try pairs(value, "[waiting, required]")
    },
    SceneProperty("prevents", { $0.prevents = $1 }) { (value) throws(SceneError) in
      try pairs(value, "[preventing, prevented]")
    },
    SceneProperty("cannotPrevent", { $0.cannotPrevent = $1 }) { (value) throws(SceneError) in
      try pairs(value, "[preventing, prevented]")
    },
  ]

  private static func pairs(
    _ value: SceneValue, _ shape: String
  ) throws(SceneError) -> [ReferencePair] {
    var pairs: [ReferencePair] = []
    for element in try value.elements("a list of \(shape) pairs") {
      let names = try element.elements("a pair \(shape)")
      guard names.count == 2 else {
        throw element.error(
          .unexpected(expected: "a pair \(shape)", found: "a list of \(names.count)"))
      }
      let (first, second) = (try names[0].reference(), try names[1].reference())
      pairs.append(ReferencePair(first: first, second: second, path: element.path))
    }
    return pairs
  }
}

extension PolicyDescription.Simultaneity {
  private static let named: [(name: String, value: Self)] = [("all", .all), ("none", .none)]

  init(_ value: SceneValue) throws(SceneError) {
    if case .string = value.json {
      self = try value.choice("value", Self.named)
      return
    }
    var groups: [[SceneReference]] = []
    for element in try value.elements("'all', 'none' or a list of groups") {
      groups.append(try Self.group(element))
    }
    self = .groups(groups)
  }

  /// A list of at least two different recognizers.
  private static func group(_ value: SceneValue) throws(SceneError) -> [SceneReference] {
    let group = try value.references()
    guard group.count > 1 else {
      throw value.error(
        .unexpected(expected: "at least two ids", found: "a list of \(group.count)"))
    }
    try SceneReference.checkDistinct(group)
    return group
  }
}
