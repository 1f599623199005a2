import Touchstone

extension HandledEvents {
  /// What views and view controllers handle, a key for each kind of event. The format had only
  /// touches; motion and remote control go the same way, so they are said in the same way.
  static let properties: [SceneProperty<Self>] = [
    handled("handlesTouches", .touches),
    handled("handlesMotion", .motion),
    handled("handlesRemoteControl", .remoteControl),
  ]

  private static func handled(_ name: String, _ events: HandledEvents) -> SceneProperty<Self> {
    SceneProperty(name) { (value, handles) throws(SceneError) in
      if try value.flag() { handles.insert(events) } else { handles.remove(events) }
    }
  }
}
