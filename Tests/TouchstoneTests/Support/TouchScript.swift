@testable import Touchstone

/// A recording written by hand: what fingers do, one frame a call.
///
///     Touches().down(1, at: (10, 20)).wait(0.5).move(1, to: (30, 20)).up(1)
struct Touches {
  private(set) var frames: [Frame] = []
  private var now: Int64 = 0
  private var positions: [Int: Point2D] = [:]

  /// Lets time pass, in seconds of at most nine decimals.
  func wait(_ seconds: Double) -> Touches {
    changed { $0.now += Self.nanoseconds(seconds) }
  }

  /// Goes to a time, in seconds.
  func at(_ seconds: Double) -> Touches {
    changed { $0.now = Self.nanoseconds(seconds) }
  }

  /// A finger lands.
  func down(
    _ finger: Int, at point: (Double, Double), type: TouchType = .direct, view: Int? = nil
  ) -> Touches {
    adding(finger, .began, Point2D(point.0, point.1), type, view)
  }

  /// A finger moves to a place.
  func move(_ finger: Int, to point: (Double, Double)) -> Touches {
    adding(finger, .moved, Point2D(point.0, point.1))
  }

  /// A finger moves from where it is.
  func move(_ finger: Int, by offset: (Double, Double)) -> Touches {
    adding(finger, .moved, place(of: finger) + Vector2D(dx: offset.0, dy: offset.1))
  }

  /// A finger is told of, and has not moved.
  func still(_ finger: Int, at point: (Double, Double)? = nil) -> Touches {
    adding(finger, .stationary, point.map { Point2D($0.0, $0.1) } ?? place(of: finger))
  }

  /// A finger lifts where it is, or elsewhere.
  func up(_ finger: Int, at point: (Double, Double)? = nil) -> Touches {
    adding(finger, .ended, point.map { Point2D($0.0, $0.1) } ?? place(of: finger))
  }

  /// The system takes a finger away.
  func cancel(_ finger: Int) -> Touches {
    adding(finger, .cancelled, place(of: finger))
  }

  /// Several fingers in one frame.
  func frame(_ script: (Touches) -> Touches) -> Touches {
    let inner = script(changed { $0.frames = [] })
    return changed {
      $0.positions = inner.positions
      $0.frames.append(Frame(time: time, samples: inner.frames.flatMap { $0.samples }))
    }
  }

  /// The system takes every finger away.
  func interrupt() -> Touches {
    changed { $0.frames.append(Frame(time: time, systemEvent: .interruption)) }
  }

  /// An entry without touches.
  func tick() -> Touches {
    changed { $0.frames.append(Frame(time: time)) }
  }

  /// A tap of one finger: down now, up so much later.
  func tap(_ finger: Int = 1, at point: (Double, Double), for seconds: Double = 0.1) -> Touches {
    down(finger, at: point).wait(seconds).up(finger)
  }

  /// Equal steps of one finger, each after the same time.
  func drag(_ finger: Int = 1, by step: (Double, Double), times: Int, every seconds: Double)
    -> Touches
  {
    (0..<times).reduce(self) { script, _ in script.wait(seconds).move(finger, by: step) }
  }

  /// Another script from here on, with its own clock.
  func repeating(_ times: Int, _ script: (Touches) -> Touches) -> Touches {
    (0..<times).reduce(self) { so, _ in script(so) }
  }

  private var time: Timestamp { Timestamp(nanoseconds: now) }

  /// Where a finger is; a finger that never landed is at the origin.
  private func place(of finger: Int) -> Point2D { positions[finger] ?? .zero }

  private func adding(
    _ finger: Int, _ phase: TouchPhase, _ location: Point2D, _ type: TouchType = .direct,
    _ view: Int? = nil
  ) -> Touches {
    let sample = TouchSample(
      id: TouchID(Int64(finger)), phase: phase, location: location, type: type, view: view)
    return changed {
      $0.positions[finger] = location
      $0.frames.append(Frame(time: time, samples: [sample]))
    }
  }

  private func changed(_ change: (inout Touches) -> Void) -> Touches {
    var copy = self
    change(&copy)
    return copy
  }

  private static func nanoseconds(_ seconds: Double) -> Int64 {
    Int64((seconds * 1e9).rounded())
  }
}
