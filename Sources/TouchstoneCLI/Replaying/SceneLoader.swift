import SafeJSON
import TouchstoneTraces

/// Finds the scene that the command line names.
enum SceneLoader {
  /// The scenes of recordings as the options want them; results call a scene from a file by its
  /// path, or just by its name.
  static func source(
    _ options: RunningOptions, namesFolder: Bool = true, console: inout some Console
  ) throws(CommandError) -> SceneSource {
    guard let path = options.scene else { return SceneSource(overrides: options.overrides) }
    let description = try description(path, console: &console)
    let name = namesFolder ? path : PathText.name(of: path)
    return SceneSource(
      given: .init(name: name, description: description), overrides: options.overrides)
  }

  /// Whether the word of `--scene` is a file, and no bundled scene.
  static func namesFile(_ name: String) -> Bool {
    !BundledScenes.names.contains(name)
      && (name.contains("/") || name.contains(".") || System.kind(of: name) != nil)
  }

  private static func description(
    _ name: String, console: inout some Console
  ) throws(CommandError) -> SceneDescription {
    if BundledScenes.names.contains(name) {
      return try reading(name) { () throws(SceneError) in try SceneDescription(bundled: name) }
    }
    guard namesFile(name) else {
      throw .usage(.conflict(BundledScenes.unknown(name).message))
    }
    let json = try json(inFile: name, console: &console)
    return try reading(name) { () throws(SceneError) in try SceneDescription(json: json) }
  }

  private static func reading(
    _ name: String, _ read: () throws(SceneError) -> SceneDescription
  ) throws(CommandError) -> SceneDescription {
    do throws(SceneError) {
      return try read()
    } catch {
      throw .broken(error.rendered(after: name))
    }
  }

  private static func json(
    inFile path: String, console: inout some Console
  ) throws(CommandError) -> JSONValue {
    do {
      var stream = JSONStream(try console.open(.file(path)))
      guard case .value(let value, _) = try stream.next() else {
        throw CommandError.broken("\(path): empty; expected a scene")
      }
      _ = try stream.next()
      return value
    } catch let error as JSONError {
      throw .broken(error.rendered(source: path))
    } catch let error as InputError {
      throw .input(error)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .broken("\(path): \(String(describing: error))")
    }
  }
}
