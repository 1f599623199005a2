import Testing

@testable import Touchstone

struct TimestampTests {
  @Test func addsIntervals() {
    let half = Timestamp(nanoseconds: 1_000_000_000) + .milliseconds(-500)
    #expect(half == Timestamp(nanoseconds: 500_000_000))
    #expect(half.seconds == 0.5)
  }

  @Test func endsAtTheEndOfTime() {
    let end = Timestamp(nanoseconds: .max)
    #expect(end + Interval(nanoseconds: 1) == end)
    #expect(Timestamp(nanoseconds: 5) + Interval(nanoseconds: .max) == end)
    #expect(Timestamp(nanoseconds: .max - 1) + Interval(nanoseconds: 1) == end)
  }

  @Test func beginsAtTheBeginningOfTime() {
    let beginning = Timestamp(nanoseconds: .min)
    #expect(beginning + Interval(nanoseconds: -1) == beginning)
    #expect(Timestamp(nanoseconds: -5) + Interval(nanoseconds: .min) == beginning)
  }

  @Test func subtractsToAnInterval() {
    let (early, late) = (Timestamp(nanoseconds: 3), Timestamp(nanoseconds: 10))
    #expect(late - early == Interval(nanoseconds: 7))
    #expect(early - late == Interval(nanoseconds: -7))
  }

  @Test func differencesSaturate() {
    let (first, last) = (Timestamp(nanoseconds: .min), Timestamp(nanoseconds: .max))
    #expect(last - first == Interval(nanoseconds: .max))
    #expect(first - last == Interval(nanoseconds: .min))
    #expect(.zero - first == Interval(nanoseconds: .max))
    #expect(.zero - last == Interval(nanoseconds: -.max))
  }

  @Test func ordersByTime() {
    #expect(Timestamp(nanoseconds: -1) < .zero)
    #expect(!(Timestamp.zero < .zero))
  }

  @Test(
    arguments: [
      (0.5, 500_000_000), (-0.25, -250_000_000), (1e-9, 1), (0, 0), (-0.0, 0), (1e300, .max),
      (-1e300, -Int64.max), (.nan, 0), (.infinity, .max),
    ] as [(Double, Int64)])
  func aTimestampIsRounded(seconds: Double, nanoseconds: Int64) {
    #expect(Timestamp(seconds: seconds).nanoseconds == nanoseconds)
  }
}
