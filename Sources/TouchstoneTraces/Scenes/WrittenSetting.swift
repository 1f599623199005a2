/// A setting that a scene or the command line has, to be read again under the scene's profile.
struct WrittenSetting: Equatable, Sendable {
  /// The property.
  let name: String
  /// Its value, which has been read once without an error.
  let value: SceneValue
}

extension [WrittenSetting] {
  /// Reads what was written, in order, into settings that have a profile's values.
  func read<Root>(into root: inout Root, _ properties: [SceneProperty<Root>]) throws(SceneError) {
    for setting in self {
      for property in properties where property.name == setting.name {
        try property.read(setting.value, into: &root)
      }
    }
  }
}
