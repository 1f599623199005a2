import Testing

@testable import Touchstone

/// Who is asked about an event: views, controllers, windows, the application (R13).
struct ResponderChainTests {
  /// A root view with a controller, a page with another one, and a leaf.
  private func scene(_ configure: (inout TouchScene) -> Void = { _ in }) -> TouchScene {
    var scene = SceneBuilder().view("root", (0, 0, 320, 480))
      .view("page", in: "root", (0, 0, 200, 200)).view("leaf", in: "page", (0, 0, 100, 100)).scene
    scene.controllers = [ViewController(view: 1), ViewController(view: 2)]
    scene.controllerNames = ["rootController", "pageController"]
    configure(&scene)
    return scene
  }

  private func call(_ scene: TouchScene, at point: (Double, Double) = (50, 50)) throws
    -> DeliveryReport
  {
    let played = try Played(scene, Touches().down(1, at: point).frames, atEnd: .stop)
    return try #require(
      played.events.compactMap {
        if case .delivery(let report) = $0 { report } else { nil }
      }.first)
  }

  private let whole: [Responder] = [
    .view(3), .view(2), .controller(1), .view(1), .controller(0), .view(0), .application,
  ]

  @Test func aTouchThatNobodyHandlesGoesAllTheWay() throws {
    let report = try call(scene())
    #expect(report.chain == whole)
    #expect(report.handler == nil)
  }

  @Test func theFirstHandlerEndsTheWay() throws {
    for (place, responder) in whole.enumerated() where responder != .application {
      let handling = scene {
        switch responder {
        case .view(let view): $0.views[view].handles = .touches
        case .controller(let controller): $0.controllers[controller].handles = .touches
        case .application: break
        }
      }
      let report = try call(handling)
      #expect(report.chain == Array(whole.prefix(place + 1)))
      #expect(report.handler == responder)
    }
  }

  @Test func handlingMotionDoesNotHandleTouches() throws {
    let report = try call(scene { $0.views[3].handles = [.motion, .remoteControl] })
    #expect(report.handler == nil)
  }

  @Test func theWayStartsAtTheHitView() throws {
    let report = try call(scene(), at: (150, 150))
    #expect(report.view == 2)
    #expect(report.chain == Array(whole.dropFirst()))
  }

  @Test func everyPhaseGoesTheSameWay() throws {
    let touches = Touches().down(1, at: (50, 50)).at(0.1).move(1, to: (300, 300)).at(0.2).up(1)
    let reports = try Played(scene(), touches.frames).deliveryReports(to: "leaf")
    #expect(reports.map { $0.phase } == [.began, .moved, .ended])
    #expect(reports.allSatisfy { $0.chain == whole })
  }

  @Test func aListeningBehaviorEndsTheWay() throws {
    let report = try call(scene { $0.views[2].behavior = .drag })
    #expect(report.chain == [.view(3), .view(2)])
    #expect(report.handler == .view(2))
  }

  private func reports(_ scene: TouchScene, _ event: SystemEvent) throws -> EventReport {
    let played = try Played(scene, [Frame(time: .zero, systemEvent: event)])
    return try #require(
      played.events.compactMap { if case .event(let report) = $0 { report } else { nil } }.first)
  }

  @Test func motionGoesUpFromTheFirstResponder() throws {
    let first = scene { $0.views[2].isFirstResponder = true }
    let report = try reports(first, .motion(.began))
    #expect(report.chain == Array(whole.dropFirst()))
    #expect(report.handler == nil)
    let handling = scene {
      $0.views[2].isFirstResponder = true
      $0.controllers[0].handles = .motion
      $0.views[1].handles = .remoteControl
    }
    #expect(try reports(handling, .motion(.ended)).handler == .controller(0))
    #expect(try reports(handling, .remoteControl(.play)).handler == .view(1))
  }

  @Test func withoutAFirstResponderMotionStartsAtTheFrontWindow() throws {
    let windows = scene {
      $0.views.append(TouchView(superview: nil, frame: Rect2D(x: 0, y: 0, width: 10, height: 10)))
      $0.viewNames.append("front")
    }
    #expect(try reports(windows, .motion(.began)).chain == [.view(4), .application])
    #expect(try reports(scene(), .remoteControl(.nextTrack)).chain == [.view(0), .application])
  }

  @Test func nobodyIsAskedAboutAnInterruption() throws {
    #expect(try reports(scene(), .interruption).chain == [])
  }
}
