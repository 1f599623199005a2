/// What a frame says of one finger.
public struct TouchSample: Equatable, Sendable {
  /// The finger.
  public var id: TouchID
  /// What it did.
  public var phase: TouchPhase
  /// Where it is, in points of the screen.
  public var location: Point2D
  /// What touched.
  public var type: TouchType
  /// The view that the recording names for a new touch, by its index in the scene: it replaces
  /// for the hit test.
  public var view: Int?
  /// What else it says.
  public var details: TouchDetails {
    get { rareDetails.value }
    set { rareDetails.value = newValue }
  }
  private(set) var rareDetails = RareDetails()

  /// Whether it says nothing but where a finger is.
  package var isPlain: Bool { type == .direct && view == nil && !rareDetails.isKnown }

  /// A sample of one finger; coordinates are points of the screen and must be finite.
  public init(
    id: TouchID, phase: TouchPhase, location: Point2D, type: TouchType = .direct, view: Int? = nil
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.type = type
    self.view = view
  }
}
