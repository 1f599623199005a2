extension Mutation {
  /// Changes to how recordings are played.
  static let ofThresholds = ofOneFinger + ofTwoFingers + ofPolicy + ofEngine

  private static let ofOneFinger: [Mutation] = [
    .played("tap", "--set", "tap.allowableMovement=0.5"),
    .played("tap", "--set", "tap.maximumDuration=0.05"),
    .played("tap", "--set", "tap.numberOfTapsRequired=3"),
    .played("tap", "--set", "tap.numberOfTouchesRequired=2"),
    .played("tap", "--set", "tap.isEnabled=false"),
    .played("tap", "--set", "pinch.isEnabled=false"),
    .played("tap", "--set", "doubleTap.maximumInterval=0.2"),
    .played("double-tap", "--set", "doubleTap.maximumInterval=0.1"),
    .played("double-tap", "--set", "doubleTap.maximumTapDuration=0.01"),
    .played("tap", "--set", "tap.allowableMovement=44.5", effect: .nothing),
    .played("tap", "--set", "tap.delaysTouchesEnded=false", effect: .nothing),
    .played("long-press", "--set", "longPress.minimumPressDuration=0.6"),
    .played("long-press", "--set", "longPress.allowableMovement=0.1"),
    .played("long-press", "--set", "longPress.allowableMovement=11", effect: .nothing),
    .played("long-press", "--set", "longPress.numberOfTouchesRequired=2"),
    .played("pan", "--set", "pan.hysteresis=10.5"),
    .played("pan", "--set", "pan.hysteresis=10", effect: .nothing),
    .played("pan", "--set", "pan.minimumNumberOfTouches=2"),
    .played("pan", "--set", "pan.maximumNumberOfTouches=1", effect: .nothing),
    .played("pan-with-finger-added-and-lifted", "--set", "pan.maximumNumberOfTouches=1"),
    .played("pan", "--set", "pan.shouldBegin=false"),
    .played("pan", "--set", "pan.shouldReceiveTouch=false"),
    .played("near-miss-swipe", "--set", "swipe.minimumPrimaryMovement=30"),
    .played("swipe-left", "--set", "swipe.minimumPrimaryMovement=300"),
    .played("swipe-left", "--set", "swipe.maximumSecondaryMovement=1"),
    .played("swipe-left", "--set", "swipe.maximumDuration=0.05"),
    .played("swipe-left", "--set", "swipe.primaryDecay=0.1"),
    .played("swipe-left", "--set", "swipe.secondaryDecay=0.1"),
    .played("swipe-left", "--set", "swipeLeft.direction=up"),
    .played("edge-pan", "--set", "edgePan.edgeRegion=2"),
    .played("edge-pan", "--set", "edgePan.hysteresis=25"),
    .played("edge-pan", "--set", "edgePan.maximumAngle=1"),
    .played("edge-pan", "--set", "edgePan.edges=right"),
  ]

  private static let ofTwoFingers: [Mutation] = [
    .played("pinch-out", "--set", "pinch.hysteresis=20"),
    .played("pinch-out", "--set", "rotation.isEnabled=false"),
    .played("rotation-past-180", "--set", "rotation.hysteresis=30"),
    .played("pinch-rotation-pan-together", "--set", "pinch.dominanceRatio=0.01"),
    .played("pinch-rotation-pan-together", "--set", "rotation.dominanceKeep=0.9"),
    .played("two-finger-tap", "--set", "tap2.allowableMovement=0.1"),
    .played("two-finger-tap", "--set", "tap2.numberOfTouchesRequired=3"),
  ]

  private static let ofPolicy: [Mutation] = [
    .played("pinch-rotation-pan-together", "--simultaneous", "none"),
    .played("pinch-rotation-pan-together", "--simultaneous", "pan,pinch"),
    .played("swipe-left", "--simultaneous", "all"),
    .played("swipe-left", "--require-to-fail", "pan:swipeLeft"),
    .played("pan", "--require-to-fail", "pan:longPress", effect: .nothing),
    .played("pan", "--require-to-fail", "pan:swipeRight"),
    .played("long-press", "--require-to-fail", "pan:longPress"),
    .played("double-tap", "--require-to-fail", "tap:doubleTap", effect: .nothing),
    .played("pan", "--only", "pan"),
    .played("tap", "--scene", "uikit-simultaneous", effect: .members),
    .played("pan", "--scene", "uikit"),
    .played("pan", "--scene", "default", effect: .nothing),
    .played("pan", "--strict", effect: .nothing),
    Mutation(
      name: "--at-end cancel, without the lift", trace: "double-tap",
      options: ["--at-end", "cancel"], edit: { $0.events.removeLast() }),
    Mutation(
      name: "--at-end stop, without the lift", trace: "long-press", options: ["--at-end", "stop"],
      edit: { $0.events.removeLast() }),
    .played("tap", "--at-end", "cancel", effect: .nothing),
    .played("tap", "--at-end", "stop"),
    .played("move-me", "--at-end", "stop"),
    .played("single-tap-waits", "--at-end", "stop", effect: .nothing),
  ]

  private static let ofEngine: [Mutation] = [
    .played("swipe-left", "--set", "tie=later-added", effect: .order),
    .played("nested-taps", "--set", "tie=later-added", effect: .nothing),
    .played("pan", "--set", "coalesce-hz=30"),
    .played("pinch-rotation-pan-together", "--set", "dominance=off"),
    .played("rotation-past-180", "--set", "unwrap=half-pi", effect: .nothing),
    .played("double-tap", "--set", "tapcount=per-view", effect: .nothing),
    .played("swipe-left", "--set", "swipe-axes=both", effect: .nothing),
    .played("pinch-out", "--set", "transform-location=precise"),
    .played("pan-with-finger-added-and-lifted", "--set", "fails-past-max=no", effect: .nothing),
    .played(
      "pan-with-finger-added-and-lifted", "--set", "pan.maximumNumberOfTouches=1", "--set",
      "fails-past-max=no"),
    .played("pan", "--set", "tapcount=uikit", effect: .nothing),
  ]
}
