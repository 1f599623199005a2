import Testing
import Touchstone

@testable import TouchstoneTraces

private func options(_ keys: String) throws -> SceneOptions {
  try SceneText.recognizers("", #""options": {\#(keys)}"#).options
}

@Test func everyOptionIsRead() throws {
  #expect(try options(#""tie": "later-added""#).engine.tie == .laterAdded)
  #expect(try options(#""tie": "earlier-added""#).engine.tie == .earlierAdded)
  #expect(try options(#""coalesce-hz": 60"#).engine.coalesceHertz == 60)
  #expect(try options(#""dominance": "off""#).usesDominance == false)
  #expect(try options(#""dominance": "on""#).usesDominance == true)
  #expect(try options(#""unwrap": "half-pi""#).unwrapping == .halfPi)
  #expect(try options(#""unwrap": "pi""#).unwrapping == .pi)
  #expect(try options(#""tapcount": "per-view""#).engine.tapCounting == .perView)
  #expect(try options(#""tapcount": "uikit""#).engine.tapCounting == .uikit)
  #expect(try options(#""swipe-axes": "both""#).swipeAxes == .both)
  #expect(try options(#""swipe-axes": "uikit""#).swipeAxes == .uikit)
  #expect(try options(#""transform-location": "precise""#).cutsLocation == false)
  #expect(try options(#""transform-location": "whole""#).cutsLocation == true)
  #expect(try options(#""pan-velocity": "uikit""#).panVelocity == .uikit)
  #expect(try options(#""fails-past-max": "no""#).failsPastMaximum == false)
  #expect(try options(#""fails-past-max": "yes""#).failsPastMaximum == true)
}

@Test func optionsReachTheEngineAndTheSettingsOfTheirKind() throws {
  let list = GestureKind.uikit.map { #"{"id": "\#($0.name)", "type": "\#($0.name)"}"# }
  let scene = try SceneText.recognizers(
    list.joined(separator: ", "),
    """
    "options": {"tie": "later-added", "coalesce-hz": 120, "dominance": "off",
      "unwrap": "half-pi", "tapcount": "per-view", "swipe-axes": "both",
      "transform-location": "precise", "fails-past-max": "no"}
    """
  ).resolve(deviceSize: nil)
  var engine = EngineOptions()
  engine.tie = .laterAdded
  engine.coalesceHertz = 120
  engine.tapCounting = .perView
  #expect(scene.options == engine)
  var (pan, swipe, pinch) = (PanSettings(), SwipeSettings(), PinchSettings())
  var (rotation, edge) = (RotationSettings(), ScreenEdgePanSettings())
  pan.failsPastMaximum = false
  swipe.axes = .both
  pinch.pair.usesDominance = false
  pinch.pair.cutsLocation = false
  rotation.pair = pinch.pair
  rotation.unwrapping = .halfPi
  edge.failsPastMaximum = false
  #expect(
    scene.recognizers.map(\.settings) == [
      .tap(TapSettings()), .longPress(LongPressSettings()), .pan(pan), .swipe(swipe),
      .pinch(pinch), .rotation(rotation), .screenEdgePan(edge),
    ])
}

@Test(arguments: [
  (#""tie": "later""#, "tie: unknown value 'later'; expected one of earlier-added, later-added"),
  (#""tye": "x""#, "tye: unknown option; did you mean 'tie'?"),
  (
    #""speed": 1"#,
    "speed: unknown option; expected one of tie, coalesce-hz, dominance, unwrap, tapcount, "
      + "swipe-axes, transform-location, pan-velocity, fails-past-max"
  ),
  (
    #""coalesce-hz": -1"#,
    "coalesce-hz: expected a whole number from 0 to 1000000000, found -1"
  ),
  (
    #""coalesce-hz": 59.94"#,
    "coalesce-hz: expected a whole number from 0 to 1000000000, found 59.94"
  ),
  (
    #""coalesce-hz": 1000000001"#,
    "coalesce-hz: expected a whole number from 0 to 1000000000, found 1000000001"
  ),
  (#""dominance": true"#, "dominance: expected one of on, off, found true"),
  (#""unwrap": "tau""#, "unwrap: unknown value 'tau'; expected one of pi, half-pi"),
  (#""tapcount": "view""#, "tapcount: unknown value 'view'; expected one of uikit, per-view"),
  (#""swipe-axes": "bith""#, "swipe-axes: unknown value 'bith'; did you mean 'both'?"),
  (
    #""transform-location": "exact""#,
    "transform-location: unknown value 'exact'; expected one of whole, precise"
  ),
  (
    #""pan-velocity": "lsq2""#,
    "pan-velocity: value 'lsq2' is not supported in this version; supported: uikit"
  ),
  (#""pan-velocity": "fast""#, "pan-velocity: unknown value 'fast'; expected 'uikit'"),
  (#""fails-past-max": "on""#, "fails-past-max: unknown value 'on'; did you mean 'no'?"),
])
func refusesBrokenOptions(keys: String, message: String) throws {
  let found = try SceneText.message {
    try SceneText.recognizers("", #""options": {\#(keys)}"#)
  }
  #expect(found == "scene: options.\(message)")
}
