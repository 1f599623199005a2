package import Touchstone

/// What the command line changes about a scene: the texts of its options as they were typed.
package struct SceneOverrides: Equatable, Sendable {
  /// `--only`: ids joined by commas; all other recognizers leave the scene. Empty: all stay.
  package var only: [String] = []
  /// `--profile`: the profile in place of UIKit's.
  package var profile = GestureProfile.uikit
  /// `--simultaneous`: `all`, `none` or ids joined by commas, which are a group.
  package var simultaneous: [String] = []
  /// `--require-to-fail`: `waiting:required`.
  package var requireToFail: [String] = []
  /// `--set`: `recognizer.property=value`, where a type stands for all of that type, or
  /// `option=value`. The value is JSON if it can be read as such, otherwise a string.
  package var set: [String] = []

  package init() {}
}

extension SceneDescription {
  /// The scene with the changes made in it. `only` comes last, so that the others may name
  /// recognizers that leave; what the policy says about those is dropped.
  package func applying(_ overrides: SceneOverrides) throws(SceneError) -> SceneDescription {
    var scene = self
    scene.profile = overrides.profile
    for text in overrides.set { try scene.apply(SettingOverride(text)) }
    if let simultaneous = try PolicyOverrides.simultaneity(overrides.simultaneous) {
      scene.policy.simultaneous = simultaneous
    }
    for text in overrides.requireToFail {
      scene.policy.requireToFail.append(try PolicyOverrides.requirement(text))
    }
    _ = try scene.resolve(deviceSize: nil)
    try scene.keepOnly(PolicyOverrides.references(overrides.only, option: "--only"))
    return scene
  }

  /// Takes all other recognizers out, unless there is nothing to keep.
  private mutating func keepOnly(_ kept: [SceneReference]) throws(SceneError) {
    guard !kept.isEmpty else { return }
    let table = NameTable("recognizer", recognizers.map { $0.id })
    for reference in kept { _ = try table.index(of: reference) }
    let names = Set(kept.map { $0.name })
    recognizers.removeAll { !names.contains($0.id) }
    for index in recognizers.indices {
      recognizers[index].shouldRequireFailureOf.removeAll { !names.contains($0.name) }
      recognizers[index].shouldBeRequiredToFailBy.removeAll { !names.contains($0.name) }
    }
    policy.keepOnly(names)
  }
}

extension PolicyDescription {
  /// Drops what is said about recognizers of other names.
  fileprivate mutating func keepOnly(_ names: Set<String>) {
    if case .groups(let groups) = simultaneous {
      let kept = groups.map { $0.filter { names.contains($0.name) } }
      simultaneous = .groups(kept.filter { $0.count > 1 })
    }
    requireToFail.removeAll { !$0.isWithin(names) }
    prevents.removeAll { !$0.isWithin(names) }
    cannotPrevent.removeAll { !$0.isWithin(names) }
  }
}

extension ReferencePair {
  fileprivate func isWithin(_ names: Set<String>) -> Bool {
    names.contains(first.name) && names.contains(second.name)
  }
}
