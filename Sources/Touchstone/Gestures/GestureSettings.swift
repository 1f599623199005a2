/// What one recognizer is set to, every default filled in.
public enum GestureSettings: Equatable, Sendable {
  /// A tap.
  case tap(TapSettings)
  /// A long press.
  case longPress(LongPressSettings)
  /// A pan.
  case pan(PanSettings)
  /// A swipe.
  case swipe(SwipeSettings)
  /// A pinch.
  case pinch(PinchSettings)
  /// A rotation.
  case rotation(RotationSettings)
  /// A pan from an edge of the screen.
  case screenEdgePan(ScreenEdgePanSettings)

  /// UIKit's settings of a kind.
  public init(_ kind: GestureKind) {
    switch kind {
    case .tap: self = .tap(TapSettings())
    case .longPress: self = .longPress(LongPressSettings())
    case .pan: self = .pan(PanSettings())
    case .swipe: self = .swipe(SwipeSettings())
    case .pinch: self = .pinch(PinchSettings())
    case .rotation: self = .rotation(RotationSettings())
    case .screenEdgePan: self = .screenEdgePan(ScreenEdgePanSettings())
    }
  }

  /// The kind these settings belong to.
  public var kind: GestureKind {
    switch self {
    case .tap: .tap
    case .longPress: .longPress
    case .pan: .pan
    case .swipe: .swipe
    case .pinch: .pinch
    case .rotation: .rotation
    case .screenEdgePan: .screenEdgePan
    }
  }
}

/// The settings of a tap recognizer; the names are UIKit's where UIKit has one.
public struct TapSettings: Equatable, Sendable {
  /// How many taps make the gesture.
  public var numberOfTapsRequired = 1
  /// How many fingers make a tap.
  public var numberOfTouchesRequired = 1
  /// How far the centroid may be from where it came down, in points.
  public var allowableMovement = GestureDefaults.tapAllowableMovement
  /// How long the tap of a single-tap recognizer may last.
  public var maximumDuration = GestureDefaults.tapMaximumDuration
  /// How long each tap of a multi-tap recognizer may last.
  public var maximumTapDuration = GestureDefaults.tapMaximumTapDuration
  /// How long after a lift the next tap may come down.
  public var maximumInterval = GestureDefaults.tapMaximumInterval

  /// UIKit's defaults.
  public init() {}
}

/// The settings of a long press recognizer; the names are UIKit's where UIKit has one.
public struct LongPressSettings: Equatable, Sendable {
  /// How long the fingers must stay before it begins.
  public var minimumPressDuration = GestureDefaults.minimumPressDuration
  /// How far the centroid may stray before that, in points.
  public var allowableMovement = GestureDefaults.pressAllowableMovement
  /// How many taps come before the press.
  public var numberOfTapsRequired = 0
  /// How many fingers press.
  public var numberOfTouchesRequired = 1
  /// How long after the last tap's lift the press may come down.
  public var maximumInterval = GestureDefaults.tapMaximumInterval

  /// UIKit's defaults.
  public init() {}
}

/// The settings of a pan recognizer; the names are UIKit's where UIKit has one.
public struct PanSettings: Equatable, Sendable {
  /// How many fingers it takes to begin.
  public var minimumNumberOfTouches = 1
  /// How many fingers may take part.
  public var maximumNumberOfTouches = Int.max
  /// The travel along one axis with which it begins, in points.
  public var hysteresis = GestureDefaults.panHysteresis
  /// Whether more fingers than the maximum make it fail while it has not begun (R46); otherwise it
  /// does not begin while there are too many.
  public var failsPastMaximum = true

  /// UIKit's defaults.
  public init() {}
}

/// The settings of a swipe recognizer; the names are UIKit's where UIKit has one.
public struct SwipeSettings: Equatable, Sendable {
  /// Which axes a mask of both tests (R54).
  public enum Axes: Sendable {
    /// The horizontal one alone when the mask holds left or right, as UIKit does.
    case uikit
    /// Each for itself.
    case both
  }

  /// The directions that are recognized.
  public var direction = SwipeDirection.right
  /// How many fingers swipe.
  public var numberOfTouchesRequired = 1
  /// The time within which it must be made.
  public var maximumDuration = GestureDefaults.swipeMaximumDuration
  /// The travel along the direction that is needed at time 0, in points.
  public var minimumPrimaryMovement = GestureDefaults.swipeMinimumPrimaryMovement
  /// The part of that by which it falls in each second.
  public var primaryDecay = GestureDefaults.swipePrimaryDecay
  /// The travel across the direction that is allowed at time 0, in points.
  public var maximumSecondaryMovement = GestureDefaults.swipeMaximumSecondaryMovement
  /// The part of that by which it falls in each second.
  public var secondaryDecay = GestureDefaults.swipeSecondaryDecay
  /// Which axes a mixed mask tests.
  public var axes = Axes.uikit

  /// UIKit's defaults.
  public init() {}
}

/// How pinch and rotation tell which of the two the fingers mainly do (R55), and where they say
/// they are (R61).
public struct PairSettings: Equatable, Sendable {
  /// Whether a value stands still while another motion dominates (R60).
  public var usesDominance = true
  /// How many times stronger a motion must be.
  public var dominanceRatio = GestureDefaults.dominanceRatio
  /// The part of the past that the low pass keeps each frame.
  public var dominanceKeep = GestureDefaults.dominanceKeep
  /// Whether locations are cut to whole points as UIKit's are.
  public var cutsLocation = true

  /// UIKit's defaults.
  public init() {}
}

/// The settings of a pinch recognizer.
public struct PinchSettings: Equatable, Sendable {
  /// The change of the fingers' distance beyond which it begins, in points.
  public var hysteresis = GestureDefaults.pinchHysteresis
  /// What it shares with rotation.
  public var pair = PairSettings()

  /// UIKit's defaults.
  public init() {}
}

/// The settings of a rotation recognizer.
public struct RotationSettings: Equatable, Sendable {
  /// The largest turn between two frames that is told from one the other way round (R59).
  public enum Unwrapping: Sendable {
    /// Half a turn.
    case pi
    /// A quarter turn, as UIKit has it.
    case halfPi
  }

  /// The turn beyond which it begins while the fingers' distance stays, in degrees.
  public var hysteresis = GestureDefaults.rotationHysteresis
  /// How turns beyond ±π are followed.
  public var unwrapping = Unwrapping.pi
  /// What it shares with pinch.
  public var pair = PairSettings()

  /// UIKit's defaults.
  public init() {}
}

/// The settings of a screen edge pan recognizer; the names are UIKit's where UIKit has one.
public struct ScreenEdgePanSettings: Equatable, Sendable {
  /// The edges from which it starts; none: it never begins.
  public var edges: RectEdge = []
  /// How near the top, left or right edge a finger must land, in points.
  public var edgeRegion = GestureDefaults.edgeRegion
  /// How near the bottom edge, in points.
  public var bottomEdgeRegion = GestureDefaults.bottomEdgeRegion
  /// The inward travel with which it begins, in points.
  public var hysteresis = GestureDefaults.edgeHysteresis
  /// How far the direction may be from the inward normal, in degrees.
  public var maximumAngle = GestureDefaults.edgeMaximumAngle
  /// How many fingers it takes to begin.
  public var minimumNumberOfTouches = 1
  /// How many fingers may take part.
  public var maximumNumberOfTouches = Int.max
  /// Whether more fingers than the maximum make it fail while it has not begun (R46).
  public var failsPastMaximum = true
  /// The window's bounds, whose edges are meant; nil: a window without bounds has no edges. Filled
  /// in from the scene's window when a replay starts.
  public var windowBounds: Rect2D?

  /// UIKit's defaults.
  public init() {}
}
