import Testing

@testable import Touchstone

/// After which rests a scene begins anew.
@Suite struct SceneFreshStartTests {
  private func rest(_ change: (inout TouchScene) -> Void) -> Interval? {
    var scene = TouchScene(
      window: Size2D(width: 100, height: 100),
      recognizers: [("tap", GestureSettings(.tap)), ("pan", GestureSettings(.pan))])
    change(&scene)
    return scene.restBeforeFreshStart
  }

  @Test func theTapCountIsRememberedForItsInterval() {
    #expect(rest { _ in } == .milliseconds(350))
  }

  @Test func theLongestIntervalCounts() {
    let long = rest { scene in
      var press = LongPressSettings()
      press.maximumInterval = .milliseconds(1200)
      scene.recognizers.append(RecognizerDefinition(.longPress(press), on: 0))
      scene.recognizerNames.append("press")
    }
    #expect(long == .milliseconds(1200))
  }

  @Test func viewsThatMoveUnderFingersNeverBeginAnew() {
    for kind in [ViewKind.view, ViewKind.image] {
      let fresh = rest { scene in
        var view = TouchView(
          kind: kind, superview: 0, frame: Rect2D(x: 0, y: 0, width: 9, height: 9))
        view.behavior = .transform(pivot: .center)
        scene.views.append(view)
        scene.viewNames.append("content")
      }
      // Pictures let touches through.
      #expect(fresh == (kind == .image ? .milliseconds(350) : nil))
    }
    #expect(rest { $0.views[0].behavior = .drag } == nil)
    #expect(rest { $0.options.coalesceHertz = 60 } == nil)
  }
}
