import Testing

@testable import Touchstone

struct IntervalTests {
  @Test func halfASecondIsExact() {
    #expect(Interval.milliseconds(500) == Interval(nanoseconds: 500_000_000))
    #expect(Interval.milliseconds(500).seconds == 0.5)
  }

  @Test func millisecondsSaturate() {
    #expect(Interval.milliseconds(.max) == Interval(nanoseconds: .max))
    #expect(Interval.milliseconds(.min) == Interval(nanoseconds: .min))
    #expect(
      Interval.milliseconds(9_223_372_036_854)
        == Interval(nanoseconds: 9_223_372_036_854_000_000))
    #expect(Interval.milliseconds(9_223_372_036_855) == Interval(nanoseconds: .max))
    #expect(Interval.milliseconds(-9_223_372_036_855) == Interval(nanoseconds: .min))
  }

  @Test func ordersByLength() {
    #expect(Interval(nanoseconds: -1) < .zero)
    #expect(Interval.milliseconds(1) > Interval(nanoseconds: 999_999))
  }
}
