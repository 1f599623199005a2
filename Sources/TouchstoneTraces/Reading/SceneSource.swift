import SafeJSON
import Touchstone

/// Where the scene of a recording comes from: the trace, or the code that replays it, and what is changed
/// about it.
package struct SceneSource: Sendable {
  /// A scene in place of those that traces bring.
  package struct Given: Sendable {
    package var name: String
    package var description: SceneDescription

    package init(name: String, description: SceneDescription) {
      self.name = name
      self.description = description
    }
  }

  private struct Known: Sendable {
    var name: String
    var size: Size2D?
    var scene: TouchScene
  }

  private let given: Given?
  private let overrides: SceneOverrides
  /// The scene that was asked for last by name: a stream of recordings mostly asks for one.
  private var known: Known?

  package init(given: Given? = nil, overrides: SceneOverrides = SceneOverrides()) {
    self.given = given
    self.overrides = overrides
  }

  /// The scene of a recording, and its name.
  mutating func scene(for header: TraceHeader) throws(TraceError) -> (
    name: String, scene: TouchScene
  ) {
    let size = header.units.deviceSize
    if let given { return (given.name, try scene(given.description, size, known: given.name)) }
    switch header.scene {
    case .absent: return ("default", try bundled("default", size, at: nil))
    case .named(let value):
      let name = try value.text()
      return (name, try bundled(name, size, at: value))
    case .inline(let value):
      return ("inline", try scene(try Self.description(inline: value), size, known: nil))
    }
  }

  private mutating func bundled(
    _ name: String, _ size: Size2D?, at value: TraceValue?
  ) throws(TraceError) -> TouchScene {
    if let known, known.name == name, known.size == size { return known.scene }
    let description: SceneDescription
    do throws(SceneError) {
      description = try SceneDescription(bundled: name)
    } catch {
      throw value?.error(error.message) ?? .scene(error)
    }
    return try scene(description, size, known: name)
  }

  private mutating func scene(
    _ description: SceneDescription, _ size: Size2D?, known name: String?
  ) throws(TraceError) -> TouchScene {
    if let known, known.name == name, known.size == size { return known.scene }
    let scene: TouchScene
    do throws(SceneError) {
      scene = try description.applying(overrides).resolve(deviceSize: size)
    } catch {
      // The description was checked when it was read, so this comes of the overrides.
      throw .scene(error)
    }
    if let name { known = Known(name: name, size: size, scene: scene) }
    return scene
  }

  private static func description(inline value: TraceValue) throws(TraceError) -> SceneDescription {
    do throws(SceneError) {
      return try SceneDescription(json: value.value)
    } catch {
      let place = error.path.isEmpty ? value.place : value.place.appending(error.path)
      throw .meaning(place, error.message)
    }
  }
}
